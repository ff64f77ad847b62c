import type { RecipeSample } from '@sample/types'

export const porciniRisotto: RecipeSample = {
  slug: 'porcini-risotto',
  name: { en: 'Porcini risotto', es: 'Risotto de boletus', pt: 'Risoto de funghi porcini' },
  summary: {
    en: 'Thirty grams of dried porcini season a whole pot of rice. The soaking water is half of the dish: strain it, keep it, use it all.',
    es: 'Treinta gramos de boleto seco sazonan una olla entera de arroz. El agua del remojo es medio plato: cuélala, guárdala y úsala toda.',
    pt: 'Trinta gramas de porcini seco temperam uma panela inteira de arroz. A água do molho é metade do prato: coe, guarde e use toda.',
  },
  species: ['boletus-edulis', 'agaricus-bisporus'],
  prepMinutes: 35,
  cookMinutes: 38,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Italian', es: 'Italiana', pt: 'Italiana' },
  keywords: {
    en: 'rice, dried mushrooms, autumn, vegetarian',
    es: 'arroz, setas secas, otoño, vegetariano',
    pt: 'arroz, cogumelos secos, outono, vegetariano',
  },
  ingredients: [
    {
      quantity: 30,
      unit: 'g',
      name: { en: 'dried porcini', es: 'boletos secos', pt: 'porcini secos' },
      species: 'boletus-edulis',
    },
    {
      quantity: 250,
      unit: 'g',
      name: { en: 'chestnut mushrooms', es: 'champiñones castaños', pt: 'champignons portobello pequenos' },
      species: 'agaricus-bisporus',
    },
    {
      quantity: 320,
      unit: 'g',
      name: { en: 'risotto rice', es: 'arroz para risotto', pt: 'arroz para risoto' },
    },
    {
      quantity: 1000,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
      note: { en: 'hot', es: 'caliente', pt: 'quente' },
    },
    {
      quantity: 1,
      unit: 'piece',
      name: { en: 'onion', es: 'cebolla', pt: 'cebola' },
      note: { en: 'finely chopped', es: 'picada fina', pt: 'bem picada' },
    },
    { quantity: 2, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    { quantity: 120, unit: 'ml', name: { en: 'white wine', es: 'vino blanco', pt: 'vinho branco' } },
    { quantity: 50, unit: 'g', name: { en: 'cold butter', es: 'mantequilla fría', pt: 'manteiga gelada' } },
    {
      quantity: 60,
      unit: 'g',
      name: {
        en: 'hard vegetarian cheese, grated',
        es: 'queso curado vegetariano rallado',
        pt: 'queijo duro vegetariano ralado',
      },
      note: {
        en: 'Parmesan is made with animal rennet',
        es: 'el parmesano lleva cuajo animal',
        pt: 'o parmesão leva coalho animal',
      },
    },
    {
      quantity: 1,
      unit: 'pinch',
      name: { en: 'black pepper', es: 'pimienta negra', pt: 'pimenta-do-reino' },
    },
  ],
  sections: [
    {
      title: { en: 'The mushrooms', es: 'Las setas', pt: 'Os cogumelos' },
      steps: [
        {
          text: {
            en: 'Soak the porcini in 400 ml of warm water. Lift them out, squeeze and chop them, and strain the water through a cloth: it holds sand.',
            es: 'Remoja los boletos en 400 ml de agua tibia. Sácalos, exprímelos y pícalos; cuela el agua por un paño, porque lleva arena.',
            pt: 'Deixe o porcini de molho em 400 ml de água morna. Retire, esprema e pique; coe a água num pano, porque tem areia.',
          },
          minutes: 30,
        },
        {
          text: {
            en: 'Brown the sliced fresh mushrooms in one spoonful of oil until no liquid is left and they are cooked through. Set aside.',
            es: 'Dora los champiñones en lonchas con una cucharada de aceite hasta que no quede líquido y estén bien hechos. Reserva.',
            pt: 'Doure os champignons fatiados em uma colher de azeite até não sobrar líquido e ficarem bem cozidos. Reserve.',
          },
          minutes: 10,
        },
      ],
    },
    {
      title: { en: 'The rice', es: 'El arroz', pt: 'O arroz' },
      steps: [
        {
          text: {
            en: 'Soften the onion in the other spoonful of oil without colouring it. Add porcini and rice, and stir until the grains are hot and glassy at the edge.',
            es: 'Rehoga la cebolla en la otra cucharada de aceite sin que tome color. Añade los boletos y el arroz, y remueve hasta que el grano esté caliente y traslúcido por fuera.',
            pt: 'Refogue a cebola na outra colher de azeite sem dourar. Junte o porcini e o arroz e mexa até o grão ficar quente e translúcido por fora.',
          },
          minutes: 6,
        },
        {
          text: {
            en: 'Pour in the wine and let it boil away.',
            es: 'Vierte el vino y deja que se evapore.',
            pt: 'Ponha o vinho e deixe evaporar.',
          },
          minutes: 2,
        },
        {
          text: {
            en: 'Add the soaking water, then the hot stock, one ladle at a time, stirring often. Wait until one is absorbed before the next. The rice should be tender with a firm heart.',
            es: 'Añade el agua del remojo y después el caldo caliente, cazo a cazo, removiendo a menudo. Espera a que se absorba uno antes del siguiente. El grano debe quedar tierno y con el corazón firme.',
            pt: 'Ponha a água do molho e depois o caldo quente, uma concha por vez, mexendo sempre. Espere absorver antes da próxima. O grão deve ficar macio, com o centro firme.',
          },
          minutes: 17,
        },
        {
          text: {
            en: 'Off the heat, fold in the fresh mushrooms, butter and cheese. Cover, rest, season with pepper and serve loose enough to flow.',
            es: 'Fuera del fuego, incorpora los champiñones, la mantequilla y el queso. Tapa, deja reposar, pon pimienta y sirve tan suelto que fluya.',
            pt: 'Fora do fogo, misture os champignons, a manteiga e o queijo. Tampe, deixe descansar, ponha pimenta e sirva tão solto que escorra.',
          },
          minutes: 3,
        },
      ],
    },
  ],
  safety: {
    en: 'Use only dried porcini from a trustworthy source: a dried slice can no longer be identified.',
    es: 'Usa solo boletos secos de procedencia fiable: una loncha seca ya no puede identificarse.',
    pt: 'Use apenas porcini seco de procedência confiável: uma fatia seca não pode mais ser identificada.',
  },
  references: ['kalac-2013', 'boa-2004'],
  publishedAt: '2026-10-03',
}
