import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const oakLogsWantedAndOffered: ProductSample = {
  slug: 'oak-logs-wanted-and-offered',
  title: {
    en: 'Fresh oak logs for plugging',
    es: 'Troncos frescos de roble para inocular',
    pt: 'Toras frescas de carvalho para inocular',
  },
  summary: {
    en: 'Winter-cut red oak, a metre long, for collection from the thinning by our lane.',
    es: 'Roble americano cortado en invierno, de un metro, para recoger en la clara junto a nuestro camino.',
    pt: 'Carvalho-americano cortado no inverno, de um metro, para retirar no desbaste junto à nossa estrada.',
  },
  description: {
    en: 'Cut in February while the bark sits tight, and free of other fungi as far as one can see. Five euros a log, loaded by hand.',
    es: 'Cortado en febrero, con la corteza firme y, por lo que se ve, sin otros hongos. Cinco euros el tronco, cargado a mano.',
    pt: 'Cortado em fevereiro, com a casca firme e, até onde se vê, sem outros fungos. Cinco euros a tora, carregada à mão.',
  },
  categories: ['classifieds'],
  condition: 'new',
  drawing: 'logs',
  vendor: 'roble-y-rocio',
  species: ['lentinula-edodes'],
  price: 5,
  currency: 'EUR',
  item: 'lot',
  holds: { quantity: 1, unit: 'piece' },
  stock: 60,
  quality: ['checkedByHand'],
  sourcing: ['hardwood'],
  badges: ['locallySourced'],
  sku: 'RR-CL-LOGS',
  facts: [
    { label: 'dimensions', value: plainText('100 × 12–15 cm') },
    { label: 'place', value: plainText('Elizondo, Navarra') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Plug within six weeks of felling, before other fungi move in.',
        es: 'Inocula antes de seis semanas desde la corta, antes de que entren otros hongos.',
        pt: 'Inocule em até seis semanas do corte, antes que entrem outros fungos.',
      },
    },
  ],
  publishedAt: '2026-01-14',
}
