import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const nativeBeeHoneyShiitake: ProductSample = {
  slug: 'native-bee-honey-shiitake',
  title: {
    en: 'Native-bee honey with shiitake',
    es: 'Miel de abeja nativa con shiitake',
    pt: 'Mel de abelha nativa com shiitake',
  },
  summary: {
    en: 'Thin, tart honey of stingless bees with slices of sun-dried shiitake.',
    es: 'Miel fluida y ácida de abejas sin aguijón con lonchas de shiitake secadas al sol.',
    pt: 'Mel fino e ácido de abelha sem ferrão com fatias de shiitake secas ao sol.',
  },
  description: {
    en: 'Our jataí bees give a litre a hive in a good year. The honey is runny and sour like a ripe lime; the shiitake softens in it within a week.',
    es: 'Nuestras abejas jataí dan un litro por colmena en un buen año. La miel es líquida y ácida como una lima madura; el shiitake se ablanda en una semana.',
    pt: 'Nossas jataís dão um litro por caixa em ano bom. O mel é ralo e azedinho como lima madura; o shiitake amolece nele em uma semana.',
  },
  categories: ['mushroom/edibles/honey'],
  vendor: 'sitio-chapeu-de-barro',
  species: ['lentinula-edodes'],
  price: 68,
  currency: 'BRL',
  item: 'jar',
  holds: { quantity: 250, unit: 'g' },
  stock: 15,
  quality: ['smallBatch', 'handMade'],
  sourcing: ['farmGrown', 'singleOrigin'],
  badges: ['glutenFree', 'smallFarm', 'locallySourced'],
  shipping: { weight: 380, weightUnit: 'g', size: [8, 10, 8], lengthUnit: 'cm' },
  sku: 'CB-MEL-250',
  facts: [
    { label: 'origin', value: plainText('Mogi das Cruzes, São Paulo') },
    { label: 'storage', value: { en: 'In the fridge', es: 'En la nevera', pt: 'Na geladeira' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Over white cheese, with the slices on top.',
        es: 'Sobre queso fresco, con las lonchas encima.',
        pt: 'Sobre queijo branco, com as fatias por cima.',
      },
    },
  ],
  publishedAt: '2026-01-08',
}
