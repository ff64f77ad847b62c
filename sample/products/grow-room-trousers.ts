import type { ProductSample } from '@sample/marketplace-types'

export const growRoomTrousers: ProductSample = {
  slug: 'grow-room-trousers',
  title: { en: 'Grow-room trousers', es: 'Pantalón de sala de cultivo', pt: 'Calça de sala de cultivo' },
  summary: {
    en: 'Light, lint-free trousers that dry fast in humid rooms.',
    es: 'Pantalón ligero y sin pelusa que se seca pronto en salas húmedas.',
    pt: 'Calça leve e sem fiapos que seca rápido em salas úmidas.',
  },
  description: {
    en: 'No turn-ups, no back pockets, nothing in which spores could gather. They survive being boiled.',
    es: 'Sin vueltas ni bolsillos traseros: nada donde se junten esporas. Aguanta que lo hiervan.',
    pt: 'Sem barra dobrada nem bolsos atrás: nada onde esporos se juntem. Aguenta fervura.',
  },
  categories: ['apparel/pants'],
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 58,
  currency: 'USD',
  item: 'garment',
  stock: 31,
  choices: [{ key: 'size', options: ['s', 'm', 'l'] }],
  variants: [
    { options: ['s'], price: 58, stock: 9 },
    { options: ['m'], price: 58, stock: 12 },
    { options: ['l'], price: 58, stock: 10 },
  ],
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 400, weightUnit: 'g', size: [28, 4, 32], lengthUnit: 'cm' },
  sku: 'SC-PAN-ROOM',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Polyester-cotton, close weave',
        es: 'Poliéster y algodón, tejido tupido',
        pt: 'Poliéster e algodão, trama fechada',
      },
    },
    { label: 'care', value: { en: 'Up to 90 °C', es: 'Hasta 90 °C', pt: 'Até 90 °C' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Wear a mask with them: the trousers keep spores off your clothes, not out of your lungs.',
        es: 'Llévalo con mascarilla: protege la ropa, no los pulmones.',
        pt: 'Use com máscara: ela protege a roupa, não os pulmões.',
      },
    },
  ],
  publishedAt: '2026-03-03',
}
