import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const summerOysterKit: ProductSample = {
  slug: 'summer-oyster-kit',
  title: { en: 'Summer oyster kit', es: 'Kit de ostra de verano', pt: 'Kit de shimeji de verão' },
  summary: {
    en: 'A heat-loving oyster on henequen fibre and straw, for patios in May.',
    es: 'Una seta de ostra que prefiere el calor, sobre bagazo de henequén y paja, para patios en mayo.',
    pt: 'Um shimeji que gosta de calor, em bagaço de henequém e palha, para quintais em maio.',
  },
  description: {
    en: 'It fruits when other kits sulk. Sold from March; until then there is a list at the door.',
    es: 'Da setas cuando otros kits se enfurruñan. Se vende desde marzo; hasta entonces hay lista en la puerta.',
    pt: 'Frutifica quando outros kits fazem birra. À venda a partir de março; até lá há uma lista na porta.',
  },
  categories: ['growing/equipment/grow-kits'],
  drawing: 'grow-block',
  vendor: 'hongos-la-sascabera',
  species: ['pleurotus-ostreatus'],
  price: 320,
  currency: 'MXN',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['checkedByHand'],
  sourcing: ['farmGrown'],
  badges: ['locallySourced'],
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
