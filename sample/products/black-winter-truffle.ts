import type { ProductSample } from '@sample/marketplace-types'

export const blackWinterTruffle: ProductSample = {
  slug: 'black-winter-truffle',
  title: { en: 'Black winter truffle', es: 'Trufa negra de invierno', pt: 'Trufa-negra de inverno' },
  summary: {
    en: 'Whole black truffles from Soria, nicked to show their veins, from December to early March.',
    es: 'Trufas negras enteras de Soria, con un corte que enseña las vetas, de diciembre a principios de marzo.',
    pt: 'Trufas-negras inteiras de Sória, com um corte que mostra as veias, de dezembro ao começo de março.',
  },
  description: {
    en: '_Tuber melanosporum_ from planted oaks on limestone, found by a dog that is paid in cheese. Each piece is cut once: black with fine white veins, never plain or powdery. They leave two days after they were dug.',
    es: '_Tuber melanosporum_ de encinas plantadas en caliza, encontrada por una perra que cobra en queso. A cada pieza se le da un corte: negra con vetas blancas y finas, nunca lisa ni en polvo. Salen a los dos días de sacarlas.',
    pt: '_Tuber melanosporum_ de carvalhos plantados em calcário, achada por uma cadela que recebe em queijo. Cada peça leva um corte: preta com veias brancas e finas, nunca lisa nem em pó. Saem dois dias depois de tiradas da terra.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'setas-del-molino-viejo',
  species: ['tuber-melanosporum'],
  price: 24,
  currency: 'EUR',
  item: 'jar',
  holds: { quantity: 20, unit: 'g' },
  stock: 15,
  choices: [{ key: 'weight', options: ['20g', '50g'] }],
  variants: [
    { options: ['20g'], price: 24, stock: 11 },
    { options: ['50g'], price: 56, stock: 4 },
  ],
  quality: ['expertIdentified', 'checkedByHand', 'coldChain'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 140, weightUnit: 'g', size: [8, 8, 8], lengthUnit: 'cm' },
  sku: 'MV-TRU',
  facts: [
    {
      label: 'origin',
      value: { en: 'Soria, Spain', es: 'Soria', pt: 'Sória, Espanha' },
    },
    {
      label: 'shelfLife',
      value: { en: 'One week at 3 °C', es: 'Una semana a 3 °C', pt: 'Uma semana a 3 °C' },
    },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Keep it in paper in a closed jar with a few eggs, and change the paper every day.',
        es: 'Guárdala en papel, en un tarro cerrado con unos huevos, y cambia el papel a diario.',
        pt: 'Guarde em papel, num pote fechado com alguns ovos, e troque o papel todo dia.',
      },
    },
  ],
  publishedAt: '2026-01-12',
}
