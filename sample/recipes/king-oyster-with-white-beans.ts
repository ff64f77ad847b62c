import type { RecipeSample } from '@sample/types'

export const kingOysterWithWhiteBeans: RecipeSample = {
  slug: 'king-oyster-with-white-beans',
  name: {
    en: 'Seared king oyster with white beans',
    es: 'Seta de cardo a la plancha con alubias',
    pt: 'Eryngui selado com feijão-branco',
  },
  summary: {
    en: 'Thick rounds of stem, scored and seared like scallops, on beans that have drunk the wine and the thyme of the pan.',
    es: 'Rodajas gruesas de pie, marcadas y selladas como vieiras, sobre unas alubias que se han bebido el vino y el tomillo de la sartén.',
    pt: 'Rodelas grossas de estipe, riscadas e seladas como vieiras, sobre feijões que beberam o vinho e o tomilho da frigideira.',
  },
  species: ['pleurotus-eryngii'],
  prepMinutes: 15,
  cookMinutes: 32,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Mediterranean', es: 'Mediterránea', pt: 'Mediterrânea' },
  keywords: {
    en: 'beans, thyme, lemon, vegetarian',
    es: 'alubias, tomillo, limón, vegetariano',
    pt: 'feijão-branco, tomilho, limão, vegetariano',
  },
  ingredients: [
    {
      quantity: 600,
      unit: 'g',
      name: { en: 'king oyster mushrooms', es: 'setas de cardo cultivadas', pt: 'cogumelos eryngui' },
      species: 'pleurotus-eryngii',
    },
    {
      quantity: 480,
      unit: 'g',
      name: { en: 'cooked white beans', es: 'alubias blancas cocidas', pt: 'feijão-branco cozido' },
      note: { en: 'drained', es: 'escurridas', pt: 'escorrido' },
    },
    { quantity: 2, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    { quantity: 30, unit: 'g', name: { en: 'butter', es: 'mantequilla', pt: 'manteiga' } },
    { quantity: 2, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    {
      quantity: 1,
      unit: 'tsp',
      name: { en: 'thyme leaves', es: 'hojas de tomillo', pt: 'folhas de tomilho' },
    },
    { quantity: 100, unit: 'ml', name: { en: 'white wine', es: 'vino blanco', pt: 'vinho branco' } },
    {
      quantity: 200,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
    },
    { quantity: 1, unit: 'piece', name: { en: 'lemon', es: 'limón', pt: 'limão-siciliano' } },
    {
      quantity: 2,
      unit: 'tbsp',
      name: { en: 'chopped parsley', es: 'perejil picado', pt: 'salsinha picada' },
    },
    { quantity: 1, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Cut the stems into rounds 3 cm thick and score both faces in a fine lattice. Slice the caps.',
            es: 'Corta los pies en rodajas de 3 cm y marca las dos caras con una rejilla fina. Corta los píleos en tiras.',
            pt: 'Corte os estipes em rodelas de 3 cm e risque as duas faces em xadrez fino. Fatie os chapéus.',
          },
        },
        {
          text: {
            en: 'Sear the rounds in hot oil, four to five minutes a side, until deep brown. Press gently: they should give.',
            es: 'Sella las rodajas en aceite caliente, cuatro o cinco minutos por lado, hasta que estén bien tostadas. Al apretar con suavidad deben ceder.',
            pt: 'Sele as rodelas em azeite quente, quatro a cinco minutos de cada lado, até ficarem bem douradas. Aperte de leve: devem ceder.',
          },
          minutes: 10,
        },
        {
          text: {
            en: 'Add butter, garlic and thyme, and spoon the foam over them. Lift the rounds onto a plate.',
            es: 'Añade mantequilla, ajo y tomillo, y riega las rodajas con la espuma. Pásalas a un plato.',
            pt: 'Junte manteiga, alho e tomilho e regue as rodelas com a espuma. Passe para um prato.',
          },
          minutes: 2,
        },
        {
          text: {
            en: 'Fry the sliced caps in the same pan, pour in the wine and let it boil down to a third.',
            es: 'Fríe los píleos en la misma sartén, vierte el vino y deja que se reduzca a un tercio.',
            pt: 'Frite os chapéus na mesma frigideira, ponha o vinho e deixe reduzir a um terço.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Add beans, stock and salt and lay the rounds on top. Cover and simmer; at the end lift the rounds out and crush a few beans, so that the sauce turns creamy.',
            es: 'Agrega alubias, caldo y sal y pon las rodajas encima. Tapa y cuece a fuego suave; al final saca las rodajas y aplasta unas alubias para que la salsa quede cremosa.',
            pt: 'Junte feijão, caldo e sal e ponha as rodelas por cima. Tampe e cozinhe em fogo baixo; no fim, retire as rodelas e amasse alguns grãos para o molho ficar cremoso.',
          },
          minutes: 15,
        },
        {
          text: {
            en: 'Stir in lemon zest, a squeeze of juice and the parsley. Set the rounds on top and serve.',
            es: 'Mezcla la ralladura del limón, un poco de zumo y el perejil. Pon las rodajas encima y sirve.',
            pt: 'Misture raspas do limão, um pouco de suco e a salsinha. Ponha as rodelas por cima e sirva.',
          },
        },
      ],
    },
  ],
  references: ['kalac-2013', 'chang-miles-2004'],
  publishedAt: '2026-05-07',
}
