import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const strawPickingHat: ProductSample = {
  slug: 'straw-picking-hat',
  title: {
    en: 'Straw hat with printed band',
    es: 'Sombrero de palma con cinta estampada',
    pt: 'Chapéu de palha com fita estampada',
  },
  summary: {
    en: 'A palm hat for early autumn, with a ribbon of small printed caps.',
    es: 'Un sombrero para el principio del otoño, con una cinta de pequeñas setas.',
    pt: 'Um chapéu para o começo do outono, com uma fita de pequenos cogumelos.',
  },
  description: {
    en: 'Woven by a neighbour, trimmed by us. The ribbon comes off for washing.',
    es: 'Lo trenza una vecina y lo rematamos nosotros. La cinta se quita para lavarla.',
    pt: 'Trançado por uma vizinha, arrematado por nós. A fita sai para lavar.',
  },
  categories: ['apparel/hats'],
  drawing: 'straw-hat',
  vendor: 'taller-seta-azul',
  species: [],
  price: 32,
  currency: 'EUR',
  item: 'garment',
  stock: 16,
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 180, weightUnit: 'g', size: [32, 12, 32], lengthUnit: 'cm' },
  sku: 'SA-SO-PAJ',
  facts: [
    { label: 'material', value: { en: 'Palm, cotton', es: 'Palma, algodón', pt: 'Palha, algodão' } },
    { label: 'fit', value: plainText('56–59 cm') },
  ],
  tabs: [
    {
      title: 'care',
      text: {
        en: 'Keep it dry; steam brings back the brim.',
        es: 'Mantenlo seco; el vapor recupera el ala.',
        pt: 'Mantenha seco; o vapor recupera a aba.',
      },
    },
  ],
  publishedAt: '2026-01-02',
}
