import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const texasSummerOysterKit: ProductSample = {
  slug: 'texas-summer-oyster-kit',
  title: { en: 'Summer oyster kit', es: 'Kit de ostra de verano', pt: 'Kit de shimeji de verão' },
  summary: {
    en: 'A heat-loving oyster on cotton and straw, for porches in July.',
    es: 'Una ostra amante del calor sobre algodón y paja, para porches en julio.',
    pt: 'Um shimeji que gosta de calor, em algodão e palha, para varandas em julho.',
  },
  description: {
    en: 'It fruits when other kits sulk. Sold from May; until then there is a list at the door.',
    es: 'Da setas cuando otros kits se enfurruñan. Se vende desde mayo; hasta entonces hay lista en la puerta.',
    pt: 'Frutifica quando outros kits fazem birra. À venda desde maio; até lá há uma lista na porta.',
  },
  categories: ['growing/equipment/grow-kits'],
  drawing: 'grow-block',
  vendor: 'limestone-step-mushrooms',
  species: ['pleurotus-ostreatus'],
  price: 22,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['checkedByHand'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'locallySourced'],
  shipping: { weight: 2.2, weightUnit: 'kg', size: [14, 20, 14], lengthUnit: 'cm' },
  sku: 'LS-KI-SUM',
  facts: [
    { label: 'fruiting', value: plainText('22–30 °C') },
    { label: 'flushes', value: plainText('2') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Shade and three sprays a day.',
        es: 'Sombra y tres pulverizaciones al día.',
        pt: 'Sombra e três borrifadas por dia.',
      },
    },
  ],
  publishedAt: '2026-03-29',
}
