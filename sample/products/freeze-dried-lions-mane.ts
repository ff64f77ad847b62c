import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw } from '@sample/product-warnings'

export const freezeDriedLionsMane: ProductSample = {
  slug: 'freeze-dried-lions-mane',
  title: { en: 'Freeze-dried lion’s mane', es: 'Melena de león liofilizada', pt: 'Juba-de-leão liofilizada' },
  summary: {
    en: 'Cubes of lion’s mane that weigh nothing and come back in hot water.',
    es: 'Dados de melena de león que no pesan nada y reviven en tres minutos.',
    pt: 'Cubos de juba-de-leão que não pesam nada e revivem em três minutos.',
  },
  description: {
    en: 'Cut into two-centimetre cubes, frozen hard and dried under vacuum for thirty hours. The spines survive; so does the pale colour. One tin is about half a kilo fresh.',
    es: 'Cortada en dados de dos centímetros, congelada y secada al vacío durante treinta horas. Conserva las púas y el color claro. Una lata equivale a medio kilo fresco.',
    pt: 'Cortada em cubos de dois centímetros, congelada e seca a vácuo por trinta horas. Mantém os acúleos e a cor clara. Uma lata equivale a meio quilo fresco.',
  },
  categories: ['mushroom/freeze-dried'],
  vendor: 'dry-fork-mushroom-house',
  species: ['hericium-erinaceus'],
  price: 21,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 40, unit: 'g' },
  stock: 32,
  quality: ['firstGrade'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives', 'nonGMO'],
  shipping: { weight: 120, weightUnit: 'g', size: [10, 12, 10], lengthUnit: 'cm' },
  sku: 'DF-FDL-40',
  facts: [
    {
      label: 'rehydration',
      value: { en: '3 minutes, hot', es: '3 minutos, en caliente', pt: '3 minutos, quente' },
    },
    {
      label: 'shelfLife',
      value: {
        en: '24 months closed, 2 weeks open',
        es: '24 meses cerrada, 2 semanas abierta',
        pt: '24 meses fechada, 2 semanas aberta',
      },
    },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Close the lid at once: the cubes take water from the air and turn to leather.',
        es: 'Cierra la tapa enseguida: los dados toman agua del aire y se ponen correosos.',
        pt: 'Feche a tampa logo: os cubos puxam água do ar e viram couro.',
      },
    },
    { title: 'cook', text: neverRaw(10) },
  ],
  publishedAt: '2026-05-17',
}
