import type { ProductSample } from '@sample/marketplace-types'

export const insulatedMarketBag: ProductSample = {
  slug: 'insulated-market-bag',
  title: { en: 'Insulated market bag', es: 'Bolsa isotérmica de mercado', pt: 'Bolsa térmica de feira' },
  summary: {
    en: 'A flat-bottomed bag lined with wool felt, for baskets of fresh mushrooms.',
    es: 'Bolsa de fondo plano forrada de fieltro de lana, para cestas de setas frescas.',
    pt: 'Bolsa de fundo plano forrada de feltro de lã, para cestas de cogumelos frescos.',
  },
  description: {
    en: 'Keeps cold for four hours with one ice pack and lets moisture out, unlike foil. Ink-blue with a printed ring of caps.',
    es: 'Mantiene el frío cuatro horas con un acumulador y deja salir la humedad, no como el aluminio. Azul tinta con un corro de setas estampado.',
    pt: 'Mantém o frio por quatro horas com um gelo e deixa sair a umidade, ao contrário do alumínio. Azul-tinta com uma roda de chapéus estampada.',
  },
  categories: ['apparel/bags'],
  drawing: 'cool-bag',
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 44,
  currency: 'USD',
  item: 'garment',
  stock: 17,
  quality: ['handMade'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 520, weightUnit: 'g', size: [40, 10, 34], lengthUnit: 'cm' },
  sku: 'SC-BAG-COOL',
  facts: [
    {
      label: 'material',
      value: { en: 'Cotton, wool felt', es: 'Algodón, fieltro de lana', pt: 'Algodão, feltro de lã' },
    },
    { label: 'capacity', value: { en: '18 litres', es: '18 litros', pt: '18 litros' } },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Air it open; brush the felt when dry.',
        es: 'Ventílala abierta; cepilla el fieltro en seco.',
        pt: 'Areje aberta; escove o feltro a seco.',
      },
    },
  ],
  publishedAt: '2026-02-01',
}
