import type { ProductSample } from '@sample/marketplace-types'

export const meshForagingBag: ProductSample = {
  slug: 'mesh-foraging-bag',
  title: { en: 'Mesh foraging bag', es: 'Bolsa de malla para recolectar', pt: 'Bolsa de malha para coleta' },
  summary: {
    en: 'An open-weave bag with a stiff base, so that mushrooms breathe and are not crushed.',
    es: 'Bolsa de malla abierta con base rígida: las setas respiran y no se aplastan.',
    pt: 'Bolsa de malha aberta com base firme: os cogumelos respiram e não amassam.',
  },
  description: {
    en: 'Hemp mesh on a ring of willow. A divider keeps what you know apart from what you only think you know.',
    es: 'Malla de cáñamo sobre un aro de sauce. Un separador aparta lo que conoces de lo que solo crees conocer.',
    pt: 'Malha de cânhamo sobre um aro de salgueiro. Um divisor separa o que você conhece do que só acha que conhece.',
  },
  categories: ['apparel/bags'],
  drawing: 'mesh-bag',
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 26,
  currency: 'USD',
  item: 'garment',
  stock: 70,
  choices: [{ key: 'volume', options: ['16l', '23l'] }],
  variants: [
    { options: ['16l'], price: 26, stock: 45 },
    { options: ['23l'], price: 32, stock: 25 },
  ],
  quality: ['handMade'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 160, weightUnit: 'g', size: [24, 4, 28], lengthUnit: 'cm' },
  sku: 'SC-BAG-MESH',
  facts: [
    { label: 'material', value: { en: 'Hemp, willow', es: 'Cáñamo, sauce', pt: 'Cânhamo, salgueiro' } },
    { label: 'capacity', value: { en: '16 or 23 litres', es: '16 o 23 litros', pt: '16 ou 23 litros' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Shake it now and then: what falls through is dirt and spores, and both belong in the woods.',
        es: 'Sacúdela de vez en cuando: lo que cae es tierra y esporas, y ambas son del bosque.',
        pt: 'Sacuda de vez em quando: o que cai é terra e esporos, e os dois são do mato.',
      },
    },
  ],
  publishedAt: '2025-08-06',
}
