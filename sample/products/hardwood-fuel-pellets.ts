import type { ProductSample } from '@sample/marketplace-types'

export const hardwoodFuelPellets: ProductSample = {
  slug: 'hardwood-fuel-pellets',
  title: {
    en: 'Hardwood pellets without additives',
    es: 'Pellets de frondosas sin aditivos',
    pt: 'Pellets de folhosas sem aditivos',
  },
  summary: {
    en: 'Oak and maple pressed dry; boiling water turns them back into sawdust.',
    es: 'Roble y arce prensados en seco; el agua hirviendo los vuelve serrín.',
    pt: 'Carvalho e bordo prensados a seco; água fervente os transforma em serragem.',
  },
  description: {
    en: 'No softwood, no glue, no oil. Pour on one and a half times their weight of water and they fall apart in ten minutes.',
    es: 'Sin coníferas, cola ni aceite. Échales una vez y media su peso en agua y en diez minutos se deshacen.',
    pt: 'Sem coníferas, cola nem óleo. Ponha uma vez e meia o peso em água e em dez minutos se desfazem.',
  },
  categories: ['growing/supplies/substrate'],
  drawing: 'sack',
  vendor: 'low-meadow-substrates',
  species: [],
  price: 12,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 10, unit: 'kg' },
  stock: 90,
  sale: { price: 10, label: 'autumn' },
  quality: ['batchTested'],
  sourcing: ['hardwood'],
  badges: [],
  shipping: { weight: 10.2, weightUnit: 'kg', size: [40, 12, 60], lengthUnit: 'cm' },
  sku: 'LM-SU-PEL',
  facts: [
    { label: 'substrate', value: { en: 'Oak, maple', es: 'Roble, arce', pt: 'Carvalho, bordo' } },
    { label: 'storage', value: { en: 'Dry', es: 'En seco', pt: 'No seco' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Ten kilos make twenty-five of moist sawdust.',
        es: 'Diez kilos dan veinticinco de serrín húmedo.',
        pt: 'Dez quilos dão vinte e cinco de serragem úmida.',
      },
    },
  ],
  publishedAt: '2026-01-06',
}
