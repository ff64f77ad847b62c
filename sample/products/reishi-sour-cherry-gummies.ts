import { europeanUnion } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const reishiSourCherryGummies: ProductSample = {
  slug: 'reishi-sour-cherry-gummies',
  title: {
    en: 'Reishi and sour cherry gummies',
    es: 'Gominolas de reishi y guinda',
    pt: 'Gomas de reishi e ginja',
  },
  summary: {
    en: 'Bitter reishi behind a wall of sour cherry: a grown-up sweet.',
    es: 'El amargo del reishi tras un muro de guinda: un dulce para adultos.',
    pt: 'O amargo do reishi atrás de um muro de ginja: um doce de gente grande.',
  },
  description: {
    en: 'A water extract of reishi, _Ganoderma lingzhi_, is bitter enough to need a strong partner. These are dark, sour and slightly tannic. Sold out until the cherries come in.',
    es: 'El extracto acuoso de reishi, _Ganoderma lingzhi_, amarga tanto que pide un compañero fuerte. Son oscuras, ácidas y algo tánicas. Agotadas hasta que lleguen las guindas.',
    pt: 'O extrato aquoso de reishi, _Ganoderma lingzhi_, é tão amargo que pede um par forte. São escuras, azedas e um pouco tânicas. Esgotadas até chegarem as ginjas.',
  },
  categories: ['mushroom/edibles/gummies'],
  vendor: 'tin-basin-provisions',
  species: ['ganoderma-lingzhi'],
  price: 19,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 30, unit: 'piece' },
  stock: 0,
  quality: ['kitchenGrade'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 160, weightUnit: 'g', size: [9, 4, 9], lengthUnit: 'cm' },
  sku: 'TBP-GRC',
  facts: [
    {
      label: 'dose',
      value: {
        en: '250 mg water extract each',
        es: '250 mg de extracto acuoso por pieza',
        pt: '250 mg de extrato aquoso por goma',
      },
    },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Reishi can act on clotting: ask your doctor first if you take blood thinners or await an operation.',
        es: 'El reishi puede influir en la coagulación: consulta antes a tu médico si tomas anticoagulantes o esperas una operación.',
        pt: 'O reishi pode agir na coagulação: fale antes com seu médico se toma anticoagulantes ou espera uma cirurgia.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: europeanUnion,
  publishedAt: '2025-12-14',
}
