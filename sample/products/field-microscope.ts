import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const fieldMicroscope: ProductSample = {
  slug: 'field-microscope',
  title: {
    en: 'Folding field microscope',
    es: 'Microscopio de campo plegable',
    pt: 'Microscópio de campo dobrável',
  },
  summary: {
    en: 'A metal stand that folds to the size of a loaf and runs on daylight or a lamp.',
    es: 'Un estativo de metal que se pliega al tamaño de un pan y usa luz de día o lámpara.',
    pt: 'Um suporte de metal que se dobra ao tamanho de um pão e usa luz do dia ou lâmpada.',
  },
  description: {
    en: 'For the kitchen table of a hut. The mirror is real glass and the fine focus has no play; each is checked on a diatom slide.',
    es: 'Para la mesa de una cabaña. El espejo es de vidrio y el enfoque fino no tiene holgura; cada uno se prueba con diatomeas.',
    pt: 'Para a mesa de uma cabana. O espelho é de vidro e o foco fino não tem folga; cada um é testado com diatomáceas.',
  },
  categories: ['microscopy/microscopy-equipment/microscopes'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 145,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 16,
  choices: [{ key: 'magnification', options: ['400x', '1000x'] }],
  variants: [
    { options: ['400x'], price: 145, stock: 10 },
    { options: ['1000x'], price: 260, stock: 6 },
  ],
  quality: ['repairable', 'checkedByHand'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 2.8, weightUnit: 'kg', size: [20, 34, 18], lengthUnit: 'cm' },
  sku: 'QL-MI-FLD',
  mpn: 'FM-1',
  facts: [
    { label: 'magnification', value: plainText('40–400× / 40–1000×') },
    { label: 'optics', value: { en: 'Achromatic', es: 'Acromática', pt: 'Acromática' } },
    { label: 'warranty', value: { en: '5 years', es: '5 años', pt: '5 anos' } },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'Microscope, mirror, lamp, cloth bag.',
        es: 'Microscopio, espejo, lámpara y bolsa de tela.',
        pt: 'Microscópio, espelho, lâmpada e bolsa de pano.',
      },
    },
  ],
  publishedAt: '2026-01-22',
}
