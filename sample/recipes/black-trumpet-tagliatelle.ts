import type { RecipeSample } from '@sample/types'

export const blackTrumpetTagliatelle: RecipeSample = {
  slug: 'black-trumpet-tagliatelle',
  name: {
    en: 'Tagliatelle with black trumpets',
    es: 'Tallarines con trompetas de la muerte',
    pt: 'Tagliatelle com trombetas-negras',
  },
  summary: {
    en: 'Grim to look at, gentle to eat: trumpets, a little cream and the water of the pasta make a sauce as dark as the wood in November.',
    es: 'Fúnebres a la vista y suaves en el plato: trompetas, un poco de nata y el agua de la pasta hacen una salsa tan oscura como el bosque en noviembre.',
    pt: 'Fúnebres à vista e suaves no prato: trombetas, um pouco de creme e a água da massa fazem um molho escuro como a mata no fim do outono.',
  },
  species: ['craterellus-cornucopioides'],
  prepMinutes: 25,
  cookMinutes: 25,
  servings: 4,
  category: 'main',
  drawing: 'pasta',
  cuisine: { en: 'Italian', es: 'Italiana', pt: 'Italiana' },
  keywords: {
    en: 'pasta, cream, autumn, vegetarian',
    es: 'pasta, nata, otoño, vegetariano',
    pt: 'massa, creme de leite, outono, vegetariano',
  },
  ingredients: [
    {
      quantity: 300,
      unit: 'g',
      name: { en: 'black trumpets', es: 'trompetas de la muerte', pt: 'trombetas-negras' },
      species: 'craterellus-cornucopioides',
      note: { en: 'or 30 g of dried ones', es: 'o 30 g de secas', pt: 'ou 30 g de secas' },
    },
    {
      quantity: 400,
      unit: 'g',
      name: { en: 'egg tagliatelle', es: 'tallarines al huevo', pt: 'tagliatelle com ovos' },
    },
    { quantity: 40, unit: 'g', name: { en: 'butter', es: 'mantequilla', pt: 'manteiga' } },
    { quantity: 2, unit: 'piece', name: { en: 'shallots', es: 'chalotas', pt: 'echalotas' } },
    { quantity: 1, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    {
      quantity: 120,
      unit: 'ml',
      name: { en: 'cream', es: 'nata para cocinar', pt: 'creme de leite fresco' },
    },
    {
      quantity: 40,
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
      quantity: 2,
      unit: 'tbsp',
      name: { en: 'chopped parsley', es: 'perejil picado', pt: 'salsinha picada' },
    },
    { quantity: 2, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Soak dried trumpets in warm water, rinse them and squeeze them out. Tear each trumpet open from top to bottom and look inside: needles, sand and small animals like it there. Rinse in two waters and press dry.',
            es: 'Remoja las secas en agua tibia, enjuágalas y escúrrelas. Abre cada trompeta de arriba abajo y mira dentro: a las agujas, la arena y los bichos les gusta. Enjuaga en dos aguas y escurre bien.',
            pt: 'Deixe as secas de molho em água morna, enxágue e esprema. Abra cada trombeta de cima a baixo e olhe dentro: agulhas, areia e bichinhos gostam de lá. Enxágue em duas águas e esprema.',
          },
        },
        {
          text: {
            en: 'Melt the butter and soften the chopped shallots and garlic. Add the trumpets and fry until their water has gone and they smell of toast.',
            es: 'Derrite la mantequilla y pocha las chalotas y el ajo picados. Añade las trompetas y fríe hasta que se vaya el agua y huelan a tostado.',
            pt: 'Derreta a manteiga e refogue as echalotas e o alho picados. Junte as trombetas e frite até a água secar e cheirarem a torrada.',
          },
          minutes: 15,
        },
        {
          text: {
            en: 'Pour in the cream and let it thicken gently.',
            es: 'Vierte la nata y deja que espese a fuego suave.',
            pt: 'Ponha o creme e deixe engrossar em fogo baixo.',
          },
          minutes: 4,
        },
        {
          text: {
            en: 'Boil the pasta in salted water, one minute less than the packet says. Keep a cup of the water.',
            es: 'Cuece la pasta en agua con sal un minuto menos de lo que dice el envase. Guarda una taza del agua.',
            pt: 'Cozinhe a massa em água com sal um minuto a menos do que diz a embalagem. Guarde uma xícara da água.',
          },
          minutes: 6,
        },
        {
          text: {
            en: 'Toss the pasta in the sauce with some of its water and the cheese, until every strand is coated. Add parsley and serve at once.',
            es: 'Saltea la pasta en la salsa con algo de su agua y el queso, hasta que se impregne bien. Añade el perejil y sirve enseguida.',
            pt: 'Misture a massa no molho com um pouco da água e o queijo, até envolver tudo. Junte a salsinha e sirva logo.',
          },
          minutes: 2,
        },
      ],
    },
  ],
  safety: {
    en: 'Only trumpets that an expert has identified with certainty, each one opened and looked at.',
    es: 'Solo trompetas que un experto haya identificado con certeza, abiertas y revisadas una por una.',
    pt: 'Apenas trombetas identificadas com certeza por um especialista, abertas e conferidas uma a uma.',
  },
  references: ['laessoe-petersen-2019', 'boa-2004'],
  publishedAt: '2026-11-15',
}
