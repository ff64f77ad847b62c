import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const lionsManeKit: ProductSample = {
  slug: 'lions-mane-kit',
  title: { en: 'Lion’s mane kit', es: 'Kit de melena de león', pt: 'Kit de juba-de-leão' },
  summary: {
    en: 'One cut, one head: a block for cool kitchens with humid air.',
    es: 'Un corte, una cabeza: un bloque para cocinas frescas y húmedas.',
    pt: 'Um corte, uma cabeça: um bloco para cozinhas frescas e úmidas.',
  },
  description: {
    en: 'Make a single opening the size of a coin. Dry air turns the spines yellow, so a loose paper bag over the block does more than spraying.',
    es: 'Haz una sola abertura como una moneda. El aire seco amarillea las púas: una bolsa de papel floja sobre el bloque hace más que pulverizar.',
    pt: 'Faça uma só abertura do tamanho de uma moeda. Ar seco amarela os acúleos: um saco de papel solto sobre o bloco faz mais do que borrifar.',
  },
  categories: ['growing/equipment/grow-kits'],
  vendor: 'cogumelos-banco-de-nevoa',
  species: ['hericium-erinaceus'],
  price: 24.5,
  currency: 'EUR',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 42,
  quality: ['checkedByHand'],
  sourcing: ['farmGrown'],
  badges: [],
  shipping: { weight: 2.5, weightUnit: 'kg', size: [14, 22, 14], lengthUnit: 'cm' },
  sku: 'BN-KI-LM',
  facts: [
    { label: 'flushes', value: plainText('2') },
    { label: 'fruiting', value: plainText('15–20 °C') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Out of the sun, away from the fruit bowl.',
        es: 'Sin sol y lejos del frutero.',
        pt: 'Sem sol e longe da fruteira.',
      },
    },
  ],
  publishedAt: '2025-09-21',
}
