import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const knifeAndBrushRoll: ProductSample = {
  slug: 'knife-and-brush-roll',
  title: { en: 'Knife and brush roll', es: 'Rollo para navaja y cepillo', pt: 'Rolo para faca e escova' },
  summary: {
    en: 'Canvas roll with loops for a knife, a brush, a lens and a pencil.',
    es: 'Rollo de lona con presillas para navaja, cepillo, lupa y lápiz.',
    pt: 'Rolo de lona com presilhas para faca, escova, lupa e lápis.',
  },
  description: {
    en: 'Made of sailcloth ends. It ties round the waist and rattles a little, which is said to keep bears away and certainly keeps us found.',
    es: 'Hecho con retales de vela. Se ata a la cintura y suena un poco; dicen que espanta a los osos y desde luego ayuda a encontrarnos.',
    pt: 'Feito de retalhos de vela. Amarra na cintura e chocalha um pouco; dizem que espanta ursos e com certeza ajuda a nos achar.',
  },
  categories: ['apparel/bags'],
  drawing: 'knife-roll',
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 38,
  currency: 'USD',
  item: 'garment',
  stock: 0,
  quality: ['handMade', 'repairable'],
  sourcing: ['reusedMaterial'],
  badges: ['vegan'],
  shipping: { weight: 240, weightUnit: 'g', size: [24, 5, 12], lengthUnit: 'cm' },
  sku: 'SC-BAG-ROLL',
  facts: [
    { label: 'material', value: { en: 'Sailcloth', es: 'Lona de vela', pt: 'Lona de vela' } },
    { label: 'dimensions', value: plainText('24 × 40 cm') },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'The roll only; knife and lens are shown in the pattern, not included.',
        es: 'Solo el rollo; la navaja y la lupa no van incluidas.',
        pt: 'Só o rolo; a faca e a lupa não estão incluídas.',
      },
    },
  ],
  publishedAt: '2026-04-05',
}
