import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const lionsManeRyeSpawn: ProductSample = {
  slug: 'lions-mane-rye-spawn',
  title: {
    en: 'Lion’s mane spawn on rye',
    es: 'Micelio de melena de león en centeno',
    pt: 'Micélio de juba-de-leão em centeio',
  },
  summary: {
    en: 'Wispy spawn that looks half empty and is not.',
    es: 'Un micelio tenue que parece a medias y no lo está.',
    pt: 'Um micélio ralo que parece pela metade e não está.',
  },
  description: {
    en: 'Lion’s mane runs thinly through grain; shake the bag and a week later it is as white as it gets.',
    es: 'La melena de león corre fina por el grano; agita la bolsa y a la semana está todo lo blanca que puede.',
    pt: 'A juba-de-leão corre fina pelo grão; agite o saco e em uma semana está branca o quanto pode.',
  },
  categories: ['growing/supplies/grain-spawn'],
  vendor: 'low-meadow-substrates',
  species: ['hericium-erinaceus'],
  price: 28,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 2, unit: 'kg' },
  stock: 0,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 2.2, weightUnit: 'kg', size: [20, 12, 30], lengthUnit: 'cm' },
  sku: 'LM-GR-HE',
  facts: [
    { label: 'room', value: plainText('21–24 °C') },
    {
      label: 'storage',
      value: { en: '2–4 °C, six weeks', es: '2–4 °C, seis semanas', pt: '2–4 °C, seis semanas' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Ten per cent on supplemented hardwood.',
        es: 'Un diez por ciento en madera suplementada.',
        pt: 'Dez por cento em madeira suplementada.',
      },
    },
  ],
  publishedAt: '2025-11-18',
}
