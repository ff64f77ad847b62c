import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const reishiDoubleTincture: ProductSample = {
  slug: 'reishi-double-tincture',
  title: { en: 'Reishi double tincture', es: 'Tintura doble de reishi', pt: 'Tintura dupla de reishi' },
  summary: {
    en: 'Six weeks in alcohol, then a day in water, brought together at a quarter alcohol.',
    es: 'Seis semanas en alcohol y un día en agua, reunidas con una cuarta parte de alcohol.',
    pt: 'Seis semanas em álcool e um dia em água, reunidas com um quarto de álcool.',
  },
  description: {
    en: 'Made from _Ganoderma lingzhi_, the Asian reishi. Dark as coffee and as bitter as gentian. The alcohol carries what water leaves behind; the cloud at the bottom belongs there, so shake it.',
    es: 'De _Ganoderma lingzhi_, el reishi asiático. Oscura como el café y amarga como la genciana. El alcohol se lleva lo que el agua deja; el poso es normal: agítala.',
    pt: 'De _Ganoderma lingzhi_, o reishi asiático. Escura como café e amarga como genciana. O álcool leva o que a água deixa; a borra faz parte: agite.',
  },
  categories: ['mushroom/extracts/tinctures'],
  vendor: 'fifth-acre-extracts',
  species: ['ganoderma-lingzhi'],
  price: 20,
  currency: 'USD',
  item: 'dropper',
  holds: { quantity: 30, unit: 'ml' },
  stock: 42,
  choices: [{ key: 'volume', options: ['30ml', '50ml', '100ml'] }],
  variants: [
    { options: ['30ml'], price: 20, stock: 14 },
    { options: ['50ml'], price: 29, stock: 20 },
    { options: ['100ml'], price: 52, stock: 8 },
  ],
  quality: ['batchTested', 'smallBatch'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 140, weightUnit: 'g', size: [4, 12, 4], lengthUnit: 'cm' },
  sku: 'FA-TRE',
  facts: [
    {
      label: 'extraction',
      value: { en: '1:5, 25% alcohol', es: '1:5, 25 % de alcohol', pt: '1:5, 25% de álcool' },
    },
    {
      label: 'storage',
      value: {
        en: 'Dark, room temperature',
        es: 'A oscuras, temperatura ambiente',
        pt: 'No escuro, temperatura ambiente',
      },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'One dropper in warm water. Contains alcohol: not for children, in pregnancy or with medicines that do not allow it.',
        es: 'Un cuentagotas en agua tibia. Contiene alcohol: no apta para niños, embarazadas ni junto a medicamentos incompatibles.',
        pt: 'Um conta-gotas em água morna. Contém álcool: não é para crianças, grávidas nem junto com remédios incompatíveis.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2025-12-29',
}
