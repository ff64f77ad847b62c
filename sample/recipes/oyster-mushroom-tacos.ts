import type { RecipeSample } from '@sample/types'

export const oysterMushroomTacos: RecipeSample = {
  slug: 'oyster-mushroom-tacos',
  name: { en: 'Oyster mushroom tacos', es: 'Tacos de setas', pt: 'Tacos de cogumelo-ostra' },
  summary: {
    en: 'Torn by hand, browned hard, finished with guajillo, lime and raw onion: a taqueria’s answer to what to eat on a day without meat.',
    es: 'Desmenuzadas a mano, bien doradas y rematadas con guajillo, limón y cebolla cruda: la respuesta de una taquería al día sin carne.',
    pt: 'Desfiados à mão, bem dourados e finalizados com guajillo, limão e cebola crua: a resposta de uma taqueria ao dia sem carne.',
  },
  species: ['pleurotus-ostreatus'],
  prepMinutes: 20,
  cookMinutes: 31,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Mexican', es: 'Mexicana', pt: 'Mexicana' },
  keywords: {
    en: 'tacos, vegan, chilli, street food',
    es: 'tacos, vegano, chile, antojitos',
    pt: 'tacos, vegano, pimenta, comida de rua',
  },
  ingredients: [
    {
      quantity: 500,
      unit: 'g',
      name: { en: 'oyster mushrooms', es: 'setas de ostra', pt: 'cogumelos-ostra' },
      species: 'pleurotus-ostreatus',
    },
    {
      quantity: 12,
      unit: 'piece',
      name: { en: 'corn tortillas', es: 'tortillas de maíz', pt: 'tortilhas de milho' },
    },
    {
      quantity: 2,
      unit: 'piece',
      name: { en: 'dried guajillo chillies', es: 'chiles guajillo secos', pt: 'pimentas guajillo secas' },
      note: {
        en: 'or another mild dried chilli',
        es: 'u otro chile seco suave',
        pt: 'ou outra pimenta seca suave',
      },
    },
    { quantity: 3, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    { quantity: 3, unit: 'tbsp', name: { en: 'oil', es: 'aceite', pt: 'óleo' } },
    {
      quantity: 1,
      unit: 'piece',
      name: { en: 'white onion', es: 'cebolla blanca', pt: 'cebola branca' },
      note: { en: 'finely chopped', es: 'picada fina', pt: 'bem picada' },
    },
    { quantity: 2, unit: 'piece', name: { en: 'limes', es: 'limones verdes', pt: 'limões' } },
    { quantity: 1, unit: 'piece', name: { en: 'avocado', es: 'aguacate', pt: 'abacate' } },
    { quantity: 20, unit: 'g', name: { en: 'coriander', es: 'cilantro', pt: 'coentro' } },
    { quantity: 1, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      title: { en: 'The salsa', es: 'La salsa', pt: 'O molho' },
      steps: [
        {
          text: {
            en: 'Remove stalks and seeds from the chillies, toast them for a few seconds in a dry pan and soak them in hot water.',
            es: 'Quita rabo y semillas a los chiles, tuéstalos unos segundos en sartén seca y remójalos en agua caliente.',
            pt: 'Tire cabo e sementes das pimentas, toste alguns segundos em frigideira seca e deixe em água quente.',
          },
          minutes: 15,
        },
        {
          text: {
            en: 'Blend them with one clove of garlic, half of the salt and 100 ml of the soaking water.',
            es: 'Muélelos con un diente de ajo, la mitad de la sal y 100 ml del agua de remojo.',
            pt: 'Bata com um dente de alho, metade do sal e 100 ml da água do molho.',
          },
        },
      ],
    },
    {
      title: { en: 'The mushrooms', es: 'Las setas', pt: 'Os cogumelos' },
      steps: [
        {
          text: {
            en: 'Tear the mushrooms lengthwise into strips as wide as a finger. Cut off the tough base.',
            es: 'Desgarra las setas a lo largo en tiras de un dedo de ancho. Desecha la base dura.',
            pt: 'Rasgue os cogumelos no comprimento em tiras da largura de um dedo. Descarte a base dura.',
          },
        },
        {
          text: {
            en: 'Heat the oil until it shimmers. Fry the strips in two batches, hardly stirring, until the edges are crisp and no liquid is left.',
            es: 'Calienta el aceite hasta que brille. Fríe las tiras en dos tandas, casi sin remover, hasta que los bordes crujan y no quede líquido.',
            pt: 'Aqueça o óleo até brilhar. Frite as tiras em duas levas, quase sem mexer, até as bordas ficarem crocantes e não sobrar líquido.',
          },
          minutes: 16,
        },
        {
          text: {
            en: 'Return all of them to the pan with the remaining garlic, chopped, the rest of the salt, half of the salsa and three spoonfuls of water. Cover and cook on; take the lid off at the end and let the salsa cling.',
            es: 'Devuelve todo a la sartén con el resto del ajo picado, la sal restante, la mitad de la salsa y tres cucharadas de agua. Tapa y deja que se hagan; al final destapa y deja que la salsa las impregne.',
            pt: 'Volte tudo à frigideira com o resto do alho picado, o sal restante, metade do molho e três colheradas de água. Tampe e deixe cozinhar; no fim, destampe e deixe o molho aderir.',
          },
          minutes: 12,
        },
        {
          text: {
            en: 'Warm the tortillas on a dry griddle. Fill them, and top with onion, coriander, avocado, lime and the rest of the salsa.',
            es: 'Calienta las tortillas en el comal. Rellena y corona con cebolla, cilantro, aguacate, limón y la salsa que queda.',
            pt: 'Aqueça as tortilhas em chapa seca. Recheie e cubra com cebola, coentro, abacate, limão e o molho que restou.',
          },
          minutes: 3,
        },
      ],
    },
  ],
  references: ['kalac-2013', 'boa-2004'],
  publishedAt: '2026-04-02',
}
