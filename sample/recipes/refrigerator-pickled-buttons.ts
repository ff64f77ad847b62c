import type { RecipeSample } from '@sample/types'

export const refrigeratorPickledButtons: RecipeSample = {
  slug: 'refrigerator-pickled-buttons',
  name: {
    en: 'Quick pickled mushrooms',
    es: 'Champiñones en vinagre rápidos',
    pt: 'Conserva rápida de champignon',
  },
  summary: {
    en: 'Boiled, not just soaked, in a brine that is half vinegar, and kept cold: a jar for one week, not for the cellar.',
    es: 'Hervidos, no solo remojados, en una salmuera que es vinagre a medias, y siempre en frío: un tarro para una semana, no para la despensa.',
    pt: 'Fervidos, não só mergulhados, numa salmoura que é metade vinagre, e sempre na geladeira: um pote para uma semana, não para a despensa.',
  },
  species: ['agaricus-bisporus'],
  prepMinutes: 15,
  cookMinutes: 15,
  servings: 6,
  category: 'preserve',
  cuisine: { en: 'European', es: 'Europea', pt: 'Europeia' },
  keywords: {
    en: 'pickle, vinegar, snack, vegan',
    es: 'encurtido, vinagre, aperitivo, vegano',
    pt: 'picles, vinagre, petisco, vegano',
  },
  ingredients: [
    {
      quantity: 600,
      unit: 'g',
      name: { en: 'small button mushrooms', es: 'champiñones pequeños', pt: 'champignons pequenos' },
      species: 'agaricus-bisporus',
      note: { en: 'very fresh and closed', es: 'muy frescos y cerrados', pt: 'bem frescos e fechados' },
    },
    {
      quantity: 300,
      unit: 'ml',
      name: {
        en: 'wine vinegar, 5–6% acidity',
        es: 'vinagre de vino, 5–6 % de acidez',
        pt: 'vinagre de vinho, 5–6% de acidez',
      },
    },
    { quantity: 300, unit: 'ml', name: { en: 'water', es: 'agua', pt: 'água' } },
    { quantity: 2, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
    { quantity: 1, unit: 'tbsp', name: { en: 'sugar', es: 'azúcar', pt: 'açúcar' } },
    { quantity: 2, unit: 'piece', name: { en: 'bay leaves', es: 'hojas de laurel', pt: 'folhas de louro' } },
    { quantity: 1, unit: 'tsp', name: { en: 'peppercorns', es: 'pimienta en grano', pt: 'pimenta em grão' } },
    {
      quantity: 1,
      unit: 'tsp',
      name: { en: 'mustard seed', es: 'semilla de mostaza', pt: 'sementes de mostarda' },
    },
    {
      quantity: 2,
      unit: 'clove',
      name: { en: 'garlic', es: 'ajo', pt: 'alho' },
      note: { en: 'sliced', es: 'en rodajas', pt: 'em fatias' },
    },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Wash the mushrooms, trim the stems and sort out any that have opened. Wash a jar of one litre in the hottest cycle of the dishwasher or scald it.',
            es: 'Lava los champiñones, recorta los pies y aparta los que se hayan abierto. Lava un tarro de un litro en el programa más caliente del lavavajillas, o escáldalo.',
            pt: 'Lave os champignons, apare os estipes e separe os que se abriram. Lave um pote de um litro no ciclo mais quente da lava-louças, ou escalde.',
          },
        },
        {
          text: {
            en: 'Boil the mushrooms in plain salted water, and drain.',
            es: 'Hierve los champiñones en agua con sal y escurre.',
            pt: 'Ferva os champignons em água com sal e escorra.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Bring vinegar, water, salt, sugar and spices to a boil. Add mushrooms and garlic and boil gently.',
            es: 'Lleva a ebullición vinagre, agua, sal, azúcar y especias. Añade champiñones y ajo y deja hervir suave.',
            pt: 'Ferva vinagre, água, sal, açúcar e especiarias. Junte champignons e alho e deixe ferver em fogo baixo.',
          },
          minutes: 8,
        },
        {
          text: {
            en: 'Fill mushrooms and spices into the jar and cover them with the boiling brine. Close, cool and put into the refrigerator on the same day.',
            es: 'Pasa champiñones y especias al tarro y cúbrelos con la salmuera hirviendo. Cierra, enfría y mete en el frigorífico el mismo día.',
            pt: 'Passe champignons e especiarias para o pote e cubra com a salmoura fervente. Feche, esfrie e ponha na geladeira no mesmo dia.',
          },
        },
        {
          text: {
            en: 'Wait a day. Eat within a week, always with a clean fork.',
            es: 'Espera un día. Cómelos en una semana, siempre con un tenedor limpio.',
            pt: 'Espere um dia. Coma em uma semana, sempre com garfo limpo.',
          },
        },
      ],
    },
  ],
  safety: {
    en: 'This is not a preserve for the shelf. Keep it cold, do not cover it with oil, do not reduce the vinegar, and use cultivated buttons only: without air and acid, botulism can develop.',
    es: 'No es una conserva de despensa. Guárdala en frío, no la cubras de aceite, no reduzcas el vinagre y usa solo champiñón cultivado: sin aire ni acidez puede haber botulismo.',
    pt: 'Não é conserva de despensa. Guarde na geladeira, não cubra com óleo, não reduza o vinagre e use só champignon cultivado: sem ar e sem acidez pode haver botulismo.',
  },
  references: ['uw-extension-2014'],
  publishedAt: '2026-05-20',
}
