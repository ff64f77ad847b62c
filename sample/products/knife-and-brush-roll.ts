import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const knifeAndBrushRoll: ProductSample = {
  slug: 'knife-and-brush-roll',
  title: { en: 'Knife and brush roll', es: 'Rollo con navaja y cepillo', pt: 'Rolo com faca e escova' },
  summary: {
    en: 'Canvas roll with a curved knife, a stiff brush and a small saw for brackets.',
    es: 'Rollo de lona con navaja curva, cepillo duro y una sierra pequeña para yesqueros.',
    pt: 'Rolo de lona com faca curva, escova dura e uma serra pequena para orelhas-de-pau.',
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
  price: 68,
  currency: 'USD',
  item: 'garment',
  stock: 9,
  quality: ['handMade', 'repairable'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 460, weightUnit: 'g', size: [24, 5, 12], lengthUnit: 'cm' },
  sku: 'SC-BAG-ROLL',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Sailcloth, steel, beech',
        es: 'Lona de vela, acero, haya',
        pt: 'Lona de vela, aço, faia',
      },
    },
    { label: 'dimensions', value: plainText('24 × 40 cm') },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'The roll, a knife with an 8 cm blade of carbon steel, a brush of pig bristle and a saw.',
        es: 'El rollo, una navaja con hoja de 8 cm de acero al carbono, un cepillo de cerda y una sierra.',
        pt: 'O rolo, uma faca com lâmina de 8 cm de aço-carbono, uma escova de cerdas de porco e uma serra.',
      },
    },
  ],
  publishedAt: '2026-04-05',
}
