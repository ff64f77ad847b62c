import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'

export const lionsManeCapsules: ProductSample = {
  slug: 'lions-mane-capsules',
  title: { en: 'Lion’s mane capsules', es: 'Cápsulas de melena de león', pt: 'Cápsulas de juba-de-leão' },
  summary: {
    en: 'Half a gram of lion’s mane fruit body in each capsule, and no filler.',
    es: 'Medio gramo de cuerpo fructífero de melena de león por cápsula, sin relleno.',
    pt: 'Meio grama de corpo de frutificação de juba-de-leão por cápsula, sem enchimento.',
  },
  description: {
    en: 'Fruit bodies only, cooked, dried and milled; no grain, no starch. The jar says what is in it and not what it might do for you.',
    es: 'Solo cuerpos fructíferos, cocidos, secos y molidos; sin grano ni almidón. El tarro dice lo que lleva, no lo que podría hacerte.',
    pt: 'Só corpos de frutificação, cozidos, secos e moídos; sem grão nem amido. O pote diz o que contém, não o que poderia fazer por você.',
  },
  categories: ['mushroom/extracts/capsules'],
  vendor: 'fifth-acre-extracts',
  species: ['hericium-erinaceus'],
  price: 26,
  currency: 'USD',
  item: 'jar',
  holds: { quantity: 60, unit: 'piece' },
  stock: 120,
  choices: [{ key: 'count', options: ['60-pieces', '120-pieces'] }],
  variants: [
    { options: ['60-pieces'], price: 26, stock: 80 },
    { options: ['120-pieces'], price: 46, stock: 40 },
  ],
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives', 'nonGMO'],
  shipping: { weight: 120, weightUnit: 'g', size: [6, 11, 6], lengthUnit: 'cm' },
  sku: 'FA-CLM',
  facts: [
    { label: 'dose', value: { en: '2 capsules = 1 g', es: '2 cápsulas = 1 g', pt: '2 cápsulas = 1 g' } },
    {
      label: 'ingredients',
      value: {
        en: 'Hericium erinaceus, cellulose capsule',
        es: 'Hericium erinaceus, cápsula de celulosa',
        pt: 'Hericium erinaceus, cápsula de celulose',
      },
    },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'A food supplement replaces no meal and no medicine.',
        es: 'Un complemento no sustituye ni una comida ni un medicamento.',
        pt: 'Um suplemento não substitui refeição nem remédio.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2025-12-16',
}
