import type { RecipeSample } from '@sample/types'

export const lionsManeCakes: RecipeSample = {
  slug: 'lions-mane-cakes',
  name: { en: 'Lion’s mane cakes', es: 'Tortitas de melena de león', pt: 'Bolinhos de juba-de-leão' },
  summary: {
    en: 'Its threads pull apart like crab meat. Dry them in the pan first, then bind, shape and fry: crisp outside, soft within.',
    es: 'Sus hebras se separan como carne de cangrejo. Primero se secan en la sartén; después se ligan, se forman y se fríen: crujientes por fuera, tiernas por dentro.',
    pt: 'As fibras se separam como carne de siri. Primeiro seque na frigideira; depois ligue, modele e frite: crocantes por fora, macios por dentro.',
  },
  species: ['hericium-erinaceus'],
  prepMinutes: 25,
  cookMinutes: 25,
  servings: 4,
  category: 'starter',
  drawing: 'pan',
  cuisine: { en: 'North American', es: 'Norteamericana', pt: 'Norte-americana' },
  keywords: {
    en: 'cakes, fried, lemon, vegetarian',
    es: 'tortitas, frito, limón, vegetariano',
    pt: 'bolinhos, fritura, limão, vegetariano',
  },
  ingredients: [
    {
      quantity: 400,
      unit: 'g',
      name: { en: 'lion’s mane', es: 'melena de león', pt: 'juba-de-leão' },
      species: 'hericium-erinaceus',
    },
    { quantity: 1, unit: 'piece', name: { en: 'egg', es: 'huevo', pt: 'ovo' } },
    { quantity: 2, unit: 'tbsp', name: { en: 'mayonnaise', es: 'mayonesa', pt: 'maionese' } },
    { quantity: 2, unit: 'tsp', name: { en: 'mustard', es: 'mostaza', pt: 'mostarda' } },
    { quantity: 60, unit: 'g', name: { en: 'dry breadcrumbs', es: 'pan rallado', pt: 'farinha de rosca' } },
    {
      quantity: 2,
      unit: 'piece',
      name: { en: 'spring onions', es: 'cebolletas', pt: 'cebolinhas' },
      note: { en: 'finely sliced', es: 'en rodajas finas', pt: 'em rodelas finas' },
    },
    {
      quantity: 2,
      unit: 'tbsp',
      name: { en: 'chopped parsley', es: 'perejil picado', pt: 'salsinha picada' },
    },
    { quantity: 1, unit: 'tsp', name: { en: 'paprika', es: 'pimentón dulce', pt: 'páprica doce' } },
    { quantity: 1, unit: 'piece', name: { en: 'lemon', es: 'limón', pt: 'limão-siciliano' } },
    { quantity: 4, unit: 'tbsp', name: { en: 'oil', es: 'aceite', pt: 'óleo' } },
    { quantity: 1, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Trim the brown base. Tear the head into shreds with your fingers.',
            es: 'Recorta la base parda. Deshilacha la cabeza con los dedos.',
            pt: 'Apare a base escura. Desfie a cabeça com os dedos.',
          },
        },
        {
          text: {
            en: 'Fry the shreds in a dry pan over a medium flame, pressing them, until they stop steaming and begin to brown. Let them cool.',
            es: 'Pasa las hebras por una sartén seca a fuego medio, apretándolas, hasta que dejen de echar vapor y empiecen a dorarse. Deja enfriar.',
            pt: 'Passe as fibras por uma frigideira seca em fogo médio, apertando, até pararem de soltar vapor e começarem a dourar. Deixe esfriar.',
          },
          minutes: 12,
        },
        {
          text: {
            en: 'Mix egg, mayonnaise, mustard, spring onions, parsley, paprika, salt and the zest of half the lemon. Fold in mushroom and crumbs.',
            es: 'Mezcla huevo, mayonesa, mostaza, cebolleta, perejil, pimentón, sal y la ralladura de medio limón. Incorpora la seta y el pan rallado.',
            pt: 'Misture ovo, maionese, mostarda, cebolinha, salsinha, páprica, sal e raspas de meio limão. Incorpore o cogumelo e a farinha de rosca.',
          },
        },
        {
          text: {
            en: 'Chill the mixture, then shape eight cakes.',
            es: 'Enfría la masa en el frigorífico y forma ocho tortitas.',
            pt: 'Gele a massa e modele oito bolinhos.',
          },
          minutes: 10,
        },
        {
          text: {
            en: 'Fry in the oil, four to five minutes a side, until dark gold and hot through. Serve with lemon.',
            es: 'Fríelas en el aceite, cuatro o cinco minutos por lado, hasta que estén muy doradas y calientes por dentro. Sirve con limón.',
            pt: 'Frite no óleo, quatro a cinco minutos de cada lado, até ficarem bem dourados e quentes por dentro. Sirva com limão.',
          },
          minutes: 10,
        },
      ],
    },
  ],
  safety: {
    en: 'A few people react to lion’s mane with an itching rash or breathing trouble. Try a small portion the first time.',
    es: 'Algunas personas reaccionan a la melena de león con picor o dificultad para respirar. La primera vez, prueba poca cantidad.',
    pt: 'Algumas pessoas reagem à juba-de-leão com coceira ou dificuldade para respirar. Na primeira vez, prove pouco.',
  },
  references: ['kalac-2013', 'chang-miles-2004'],
  publishedAt: '2026-05-29',
}
