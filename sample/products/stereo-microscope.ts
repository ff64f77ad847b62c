import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const stereoMicroscope: ProductSample = {
  slug: 'stereo-microscope',
  title: {
    en: 'Stereo microscope, 10 to 40 times',
    es: 'Lupa binocular de 10 a 40 aumentos',
    pt: 'Microscópio estereoscópico, 10 a 40 vezes',
  },
  summary: {
    en: 'Both hands free, everything in depth: gills, slugs’ teeth, mould on a plate.',
    es: 'Las dos manos libres y todo en relieve: láminas, mordiscos de babosa, moho en una placa.',
    pt: 'As duas mãos livres e tudo em relevo: lâminas, mordidas de lesma, mofo numa placa.',
  },
  description: {
    en: 'The lens for those who grow. One sees whether a white spot is mycelium or the beginning of trouble.',
    es: 'La lente de quien cultiva. Se ve si una mancha blanca es micelio o el principio de un problema.',
    pt: 'A lente de quem cultiva. Vê-se se uma mancha branca é micélio ou o começo de um problema.',
  },
  categories: ['microscopy/microscopy-equipment/microscopes'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 230,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 9,
  sale: { price: 205, label: 'spring', from: '2090-04-01T00:00:00Z', to: '2090-05-01T00:00:00Z' },
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 5.4, weightUnit: 'kg', size: [26, 38, 24], lengthUnit: 'cm' },
  sku: 'QL-MI-STE',
  mpn: 'SZ-20',
  facts: [
    { label: 'magnification', value: plainText('10–40×') },
    { label: 'power', value: plainText('LED, USB') },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'Growers, illustrators, children.',
        es: 'Cultivadores, ilustradores, niños.',
        pt: 'Cultivadores, ilustradores, crianças.',
      },
    },
  ],
  publishedAt: '2026-03-27',
}
