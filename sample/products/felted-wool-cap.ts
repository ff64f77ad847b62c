import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const feltedWoolCap: ProductSample = {
  slug: 'felted-wool-cap',
  title: { en: 'Felted wool cap', es: 'Gorro de lana afieltrada', pt: 'Gorro de lã feltrada' },
  summary: {
    en: 'A cap shaped over a wooden block like a young bolete, warm and rain-proof.',
    es: 'Gorro moldeado sobre horma de madera como un boleto joven, cálido y resistente a la lluvia.',
    pt: 'Gorro moldado em forma de madeira como um boleto jovem, quente e à prova de chuva.',
  },
  description: {
    en: 'One piece of wool, felted with soap and patience. It keeps its shape when pocketed and dries overnight by a stove.',
    es: 'Una sola pieza de lana, afieltrada con jabón y paciencia. Guarda la forma en el bolsillo y se seca en una noche junto a la estufa.',
    pt: 'Uma só peça de lã, feltrada com sabão e paciência. Mantém a forma no bolso e seca numa noite perto do fogão.',
  },
  categories: ['apparel/hats'],
  drawing: 'brimmed-hat',
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 42,
  currency: 'USD',
  item: 'garment',
  stock: 24,
  choices: [{ key: 'colour', options: ['chestnut', 'chanterelle', 'lichen'] }],
  variants: [
    { options: ['chestnut'], price: 42, stock: 10 },
    { options: ['chanterelle'], price: 42, stock: 8 },
    { options: ['lichen'], price: 42, stock: 6 },
  ],
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 120, weightUnit: 'g', size: [26, 8, 26], lengthUnit: 'cm' },
  sku: 'SC-HAT-FELT',
  facts: [
    { label: 'material', value: { en: 'Wool', es: 'Lana', pt: 'Lã' } },
    { label: 'fit', value: plainText('55–59 cm') },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Hand-wash cold, reshape over a bowl.',
        es: 'Lavar a mano en frío y darle forma sobre un cuenco.',
        pt: 'Lave à mão a frio e refaça a forma sobre uma tigela.',
      },
    },
  ],
  publishedAt: '2026-04-16',
}
