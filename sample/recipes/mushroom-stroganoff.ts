import type { RecipeSample } from '@sample/types'

export const mushroomStroganoff: RecipeSample = {
  slug: 'mushroom-stroganoff',
  name: { en: 'Mushroom stroganoff', es: 'Stroganoff de champiñones', pt: 'Estrogonofe de cogumelos' },
  summary: {
    en: 'Brazil’s Sunday dish without the beef: buttons and oysters, tomato, cream, and the shoestring potatoes that make it Brazilian.',
    es: 'El plato de los domingos en Brasil, sin carne: champiñones y setas de ostra, tomate, nata y las patatas paja que lo hacen brasileño.',
    pt: 'O prato de domingo, sem a carne: champignons e cogumelos-ostra, tomate, creme de leite e a batata palha sem a qual não vale.',
  },
  species: ['agaricus-bisporus', 'pleurotus-ostreatus'],
  prepMinutes: 15,
  cookMinutes: 35,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Brazilian', es: 'Brasileña', pt: 'Brasileira' },
  keywords: {
    en: 'cream, rice, family, vegetarian',
    es: 'nata, arroz, familiar, vegetariano',
    pt: 'creme de leite, arroz, família, vegetariano',
  },
  ingredients: [
    {
      quantity: 400,
      unit: 'g',
      name: { en: 'button mushrooms', es: 'champiñones', pt: 'champignons frescos' },
      species: 'agaricus-bisporus',
    },
    {
      quantity: 200,
      unit: 'g',
      name: { en: 'oyster mushrooms', es: 'setas de ostra', pt: 'cogumelos-ostra' },
      species: 'pleurotus-ostreatus',
    },
    { quantity: 2, unit: 'tbsp', name: { en: 'oil', es: 'aceite', pt: 'óleo' } },
    { quantity: 30, unit: 'g', name: { en: 'butter', es: 'mantequilla', pt: 'manteiga' } },
    {
      quantity: 1,
      unit: 'piece',
      name: { en: 'onion', es: 'cebolla', pt: 'cebola' },
      note: { en: 'finely chopped', es: 'picada fina', pt: 'bem picada' },
    },
    { quantity: 2, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    {
      quantity: 200,
      unit: 'g',
      name: { en: 'tomato passata', es: 'tomate triturado', pt: 'molho de tomate peneirado' },
    },
    { quantity: 1, unit: 'tbsp', name: { en: 'mustard', es: 'mostaza', pt: 'mostarda' } },
    { quantity: 1, unit: 'tsp', name: { en: 'sweet paprika', es: 'pimentón dulce', pt: 'páprica doce' } },
    { quantity: 200, unit: 'ml', name: { en: 'cream', es: 'nata para cocinar', pt: 'creme de leite' } },
    { quantity: 1, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
    { quantity: 100, unit: 'g', name: { en: 'shoestring potatoes', es: 'patatas paja', pt: 'batata palha' } },
    { quantity: 300, unit: 'g', name: { en: 'rice', es: 'arroz', pt: 'arroz' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Start the rice as you usually do. Slice the buttons thickly and tear the oysters into strips.',
            es: 'Pon a hacer el arroz como de costumbre. Corta los champiñones en lonchas gruesas y desgarra las setas en tiras.',
            pt: 'Ponha o arroz para cozinhar como de costume. Fatie os champignons grossos e rasgue os cogumelos-ostra em tiras.',
          },
        },
        {
          text: {
            en: 'Brown the mushrooms in the oil over a high flame, in two batches, until no liquid is left. Set aside.',
            es: 'Dora las setas en el aceite a fuego vivo, en dos tandas, hasta que no quede líquido. Reserva.',
            pt: 'Doure os cogumelos no óleo em fogo alto, em duas levas, até não sobrar líquido. Reserve.',
          },
          minutes: 12,
        },
        {
          text: {
            en: 'In the same pan, soften onion and garlic in the butter. Stir in the paprika.',
            es: 'En la misma sartén, pocha la cebolla y el ajo en la mantequilla. Mezcla el pimentón.',
            pt: 'Na mesma frigideira, refogue a cebola e o alho na manteiga. Misture a páprica.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Return the mushrooms, add the passata, mustard and salt, cover and simmer.',
            es: 'Devuelve las setas a la sartén, añade el tomate, la mostaza y la sal, tapa y cuece a fuego suave.',
            pt: 'Volte os cogumelos à frigideira, junte o tomate, a mostarda e o sal, tampe e cozinhe em fogo baixo.',
          },
          minutes: 15,
        },
        {
          text: {
            en: 'Stir in the cream and heat without boiling. Serve with rice, and the potatoes on top so that they stay crisp.',
            es: 'Incorpora la nata y calienta sin que hierva. Sirve con el arroz y con las patatas encima, para que sigan crujientes.',
            pt: 'Misture o creme de leite e aqueça sem ferver. Sirva com arroz e com a batata palha por cima, para continuar crocante.',
          },
          minutes: 3,
        },
      ],
    },
  ],
  references: ['kalac-2013'],
  publishedAt: '2026-06-07',
}
