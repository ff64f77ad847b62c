import type { ProductSample } from '@sample/marketplace-types'
import { notForInfants } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const nativeBeeHoneyShiitake: ProductSample = {
  slug: 'native-bee-honey-shiitake',
  title: {
    en: 'Native-bee honey with shiitake',
    es: 'Miel de abeja nativa con shiitake',
    pt: 'Mel de abelha nativa com shiitake',
  },
  summary: {
    en: 'Thin, tart honey of stingless bees with slices of cooked and dried shiitake.',
    es: 'Miel fluida y ácida de abejas sin aguijón con lonchas de shiitake cocidas y secas.',
    pt: 'Mel fino e ácido de abelha sem ferrão com fatias de shiitake cozidas e secas.',
  },
  description: {
    en: 'Our jataí bees give a litre a hive in a good year. The honey is runny and sour like a ripe lime. The shiitake is boiled for 20 minutes and dried crisp before it goes in, and softens within a week.',
    es: 'Nuestras abejas jataí dan un litro por colmena en un buen año. La miel es líquida y ácida como una lima madura. El shiitake hierve 20 minutos y se seca del todo antes de entrar, y se ablanda en una semana.',
    pt: 'Nossas jataís dão um litro por caixa em ano bom. O mel é ralo e azedinho como lima madura. O shiitake ferve por 20 minutos e seca por completo antes de entrar, e amolece em uma semana.',
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
    { title: 'safety', text: notForInfants },
  ],
  publishedAt: '2026-01-08',
}
