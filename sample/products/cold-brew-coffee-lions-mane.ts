import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'

export const coldBrewCoffeeLionsMane: ProductSample = {
  slug: 'cold-brew-coffee-lions-mane',
  title: {
    en: 'Cold-brew coffee with lion’s mane',
    es: 'Café en frío con melena de león',
    pt: 'Café extraído a frio com juba-de-leão',
  },
  summary: {
    en: 'Coffee steeped sixteen hours with a gram of lion’s mane in each can.',
    es: 'Café infusionado dieciséis horas con un gramo de melena de león por lata.',
    pt: 'Café em infusão por dezesseis horas com um grama de juba-de-leão por lata.',
  },
  description: {
    en: 'Soft, chocolatey and strong. The mushroom adds body; the caffeine is the coffee’s own, about as much as in two espressos.',
    es: 'Suave, achocolatado y fuerte. La seta da cuerpo; la cafeína es la del café, más o menos la de dos expresos.',
    pt: 'Macio, achocolatado e forte. O cogumelo dá corpo; a cafeína é do café, mais ou menos a de dois expressos.',
  },
  categories: ['mushroom/beverage/cold'],
  vendor: 'tin-basin-provisions',
  species: ['hericium-erinaceus'],
  price: 5,
  currency: 'USD',
  item: 'can',
  holds: { quantity: 250, unit: 'ml' },
  stock: 72,
  sale: { price: 4.2, label: 'launch', from: '2025-06-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['kitchenGrade'],
  sourcing: ['singleOrigin', 'farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 300, weightUnit: 'g', size: [6, 14, 6], lengthUnit: 'cm' },
  sku: 'TBP-CBL',
  facts: [
    {
      label: 'dose',
      value: {
        en: '1 g lion’s mane in a can',
        es: '1 g de melena de león por lata',
        pt: '1 g de juba-de-leão por lata',
      },
    },
    { label: 'storage', value: { en: 'In the fridge', es: 'En la nevera', pt: 'Na geladeira' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Contains caffeine: not for children or in pregnancy.',
        es: 'Contiene cafeína: no apto para niños ni embarazadas.',
        pt: 'Contém cafeína: não é para crianças nem grávidas.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2026-03-28',
}
