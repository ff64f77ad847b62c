import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const wineCapBedKit: ProductSample = {
  slug: 'wine-cap-bed-kit',
  title: { en: 'Wine cap bed kit', es: 'Kit de bancal de estrofaria', pt: 'Kit de canteiro de estrofária' },
  summary: {
    en: 'Sawdust spawn, cardboard and a marker for two square metres of garden.',
    es: 'Micelio en serrín, cartón y una estaca para dos metros cuadrados de jardín.',
    pt: 'Micélio em serragem, papelão e uma estaca para dois metros quadrados de jardim.',
  },
  description: {
    en: 'You bring fresh hardwood chips and water. Mushrooms come after four to twelve months. Check each one: deadly _Galerina_ grows on chips as well.',
    es: 'Tú pones astillas frescas de frondosas y agua. Salen entre cuatro y doce meses después. Revisa cada una: en las astillas también crece la mortal _Galerina_.',
    pt: 'Você põe lascas frescas de folhosas e água. Os cogumelos vêm de quatro a doze meses depois. Confira cada um: nas lascas também cresce a mortal _Galerina_.',
  },
  categories: ['growing/equipment/grow-kits'],
  vendor: 'low-meadow-substrates',
  species: ['stropharia-rugosoannulata'],
  price: 44,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 28,
  quality: ['checkedByHand'],
  sourcing: ['hardwood'],
  badges: [],
  shipping: { weight: 3.2, weightUnit: 'kg', size: [30, 14, 40], lengthUnit: 'cm' },
  sku: 'LM-KI-BED',
  facts: [
    {
      label: 'contents',
      value: {
        en: '2.5 kg spawn, card, marker',
        es: '2,5 kg de micelio, cartón, estaca',
        pt: '2,5 kg de micélio, papelão, estaca',
      },
    },
    { label: 'fruiting', value: plainText('16–21 °C') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Read our growing guide to wine caps before you dig.',
        es: 'Lee la guía de cultivo de estrofarias antes de cavar.',
        pt: 'Leia o guia de cultivo de estrofárias antes de cavar.',
      },
    },
  ],
  publishedAt: '2025-10-02',
}
