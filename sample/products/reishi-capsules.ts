import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const reishiCapsules: ProductSample = {
  slug: 'reishi-capsules',
  title: { en: 'Reishi capsules', es: 'Cápsulas de reishi', pt: 'Cápsulas de reishi' },
  summary: {
    en: 'Reishi drawn out twice, in water and in alcohol, and dried to powder.',
    es: 'Reishi extraído dos veces, en agua y en alcohol, y secado en polvo.',
    pt: 'Reishi extraído duas vezes, em água e em álcool, e seco até virar pó.',
  },
  description: {
    en: 'Bitter enough that capsules are the kind way. The species is _Ganoderma lingzhi_, the Asian reishi. Crust and flesh go in together; the spores are left out.',
    es: 'Amarga tanto que la cápsula es lo más amable. La especie es _Ganoderma lingzhi_, el reishi asiático. Corteza y carne van juntas; las esporas quedan fuera.',
    pt: 'Tão amargo que a cápsula é o jeito mais gentil. A espécie é _Ganoderma lingzhi_, o reishi asiático. Crosta e carne vão juntas; os esporos ficam de fora.',
  },
  categories: ['mushroom/extracts/capsules'],
  vendor: 'fifth-acre-extracts',
  species: ['ganoderma-lingzhi'],
  price: 28,
  currency: 'USD',
  item: 'jar',
  holds: { quantity: 90, unit: 'piece' },
  stock: 64,
  sale: { price: 22, label: 'spring', from: '2025-03-01T00:00:00Z', to: '2025-04-15T00:00:00Z' },
  quality: ['batchTested'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 140, weightUnit: 'g', size: [6, 12, 6], lengthUnit: 'cm' },
  sku: 'FA-CRE-90',
  facts: [
    {
      label: 'extraction',
      value: { en: 'Water and alcohol, 10:1', es: 'Agua y alcohol, 10:1', pt: 'Água e álcool, 10:1' },
    },
    { label: 'dose', value: { en: '500 mg a capsule', es: '500 mg por cápsula', pt: '500 mg por cápsula' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'May act on blood clotting. Stop two weeks before an operation and ask first if you take blood thinners.',
        es: 'Puede influir en la coagulación. Déjalo dos semanas antes de operarte y consulta si tomas anticoagulantes.',
        pt: 'Pode agir na coagulação. Pare duas semanas antes de uma cirurgia e consulte se toma anticoagulantes.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2025-10-30',
}
