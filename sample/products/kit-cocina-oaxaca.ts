import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const kitCocinaOaxaca: ProductSample = {
  slug: 'kit-cocina-oaxaca',
  title: {
    en: 'Kitchen kit on coffee pulp',
    es: 'Kit de cocina en pulpa de café',
    pt: 'Kit de cozinha em polpa de café',
  },
  summary: {
    en: 'A hanging bag of coffee pulp and maize stubble for kitchens without a garden.',
    es: 'Una bolsa colgante de pulpa de café y rastrojo de maíz para cocinas sin jardín.',
    pt: 'Um saco de pendurar com polpa de café e palhada de milho, para cozinhas sem quintal.',
  },
  description: {
    en: 'Hang it where steam from the pot reaches it. Two harvests, then it feeds the maize.',
    es: 'Cuélgala donde le llegue el vapor de la olla. Dos cosechas y después alimenta la milpa.',
    pt: 'Pendure onde chegue o vapor da panela. Duas colheitas e depois alimenta o milho.',
  },
  categories: ['growing/equipment/grow-kits'],
  drawing: 'grow-bucket',
  vendor: 'hongos-camino-hondo',
  species: ['pleurotus-ostreatus'],
  price: 220,
  currency: 'MXN',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 30,
  choices: [{ key: 'weight', options: ['2kg', '5kg'] }],
  variants: [
    { options: ['2kg'], price: 220, stock: 20 },
    { options: ['5kg'], price: 460, stock: 10 },
  ],
  quality: ['handMade'],
  sourcing: ['farmGrown', 'strawFromNeighbours'],
  badges: ['smallFarm'],
  shipping: { weight: 2.3, weightUnit: 'kg', size: [20, 30, 20], lengthUnit: 'cm' },
  sku: 'CH-KI-COC',
  facts: [
    { label: 'flushes', value: plainText('2') },
    { label: 'fruiting', value: plainText('15–26 °C') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Eight small crosses with a clean knife, water in the morning and at night.',
        es: 'Ocho cruces pequeñas con cuchillo limpio, agua por la mañana y por la noche.',
        pt: 'Oito cruzes pequenas com faca limpa, água de manhã e à noite.',
      },
    },
  ],
  publishedAt: '2026-04-27',
}
