import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const velvetFootLiquidCulture: ProductSample = {
  slug: 'velvet-foot-liquid-culture',
  title: {
    en: 'Velvet foot liquid culture',
    es: 'Cultivo líquido de enoki silvestre',
    pt: 'Cultura líquida de enoki silvestre',
  },
  summary: {
    en: 'The wild winter mushroom, brown and short-stemmed, as it grows outdoors.',
    es: 'La seta de invierno silvestre, parda y de pie corto, como crece al aire libre.',
    pt: 'O cogumelo de inverno silvestre, marrom e de estipe curto, como cresce ao ar livre.',
  },
  description: {
    en: 'It fruits at eight degrees, when everything else rests. Whoever wants the long white form needs bottles, darkness and another strain.',
    es: 'Fructifica a ocho grados, cuando todo descansa. Quien quiera la forma blanca y larga necesita botellas, oscuridad y otra cepa.',
    pt: 'Frutifica a oito graus, quando tudo descansa. Quem quer a forma branca e longa precisa de garrafas, escuro e outra linhagem.',
  },
  categories: ['growing/genetics/liquid-culture'],
  vendor: 'slate-roof-cultures',
  species: ['flammulina-velutipes'],
  price: 15,
  currency: 'USD',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 0,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 50, weightUnit: 'g', size: [4, 3, 18], lengthUnit: 'cm' },
  sku: 'SR-LC-FV',
  facts: [
    { label: 'strain', value: plainText('SR-FV-02') },
    { label: 'fruiting', value: plainText('6–12 °C') },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Cook enoki well: raw ones have carried listeria. Outdoors _Galerina_ looks much like it.',
        es: 'Cocina bien el enoki: crudo ha transmitido listeria. Al aire libre _Galerina_ se le parece mucho.',
        pt: 'Cozinhe bem o enoki: cru já transmitiu listéria. Ao ar livre _Galerina_ se parece muito com ele.',
      },
    },
  ],
  publishedAt: '2025-10-30',
}
