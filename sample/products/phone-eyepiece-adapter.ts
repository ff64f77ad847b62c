import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const phoneEyepieceAdapter: ProductSample = {
  slug: 'phone-eyepiece-adapter',
  title: {
    en: 'Phone holder for eyepieces',
    es: 'Soporte de móvil para oculares',
    pt: 'Suporte de celular para oculares',
  },
  summary: {
    en: 'Holds a phone square to the lens, so that the picture is round and sharp.',
    es: 'Sujeta el móvil recto ante la lente: la foto sale redonda y nítida.',
    pt: 'Segura o celular reto diante da lente: a foto sai redonda e nítida.',
  },
  description: {
    en: 'Three screws, no plastic springs. Fits eyepieces of 27 to 46 millimetres and any phone up to nine centimetres across.',
    es: 'Tres tornillos, sin muelles de plástico. Para oculares de 27 a 46 milímetros y móviles de hasta nueve centímetros de ancho.',
    pt: 'Três parafusos, sem molas de plástico. Para oculares de 27 a 46 milímetros e celulares de até nove centímetros de largura.',
  },
  categories: ['microscopy/microscopy-equipment/accessories'],
  drawing: 'phone-holder',
  vendor: 'quiet-lens-room',
  species: [],
  price: 27,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 64,
  sale: { price: 22, label: 'autumn', from: '2025-08-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['repairable'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 180, weightUnit: 'g', size: [12, 6, 9], lengthUnit: 'cm' },
  sku: 'QL-AC-PHO',
  facts: [
    { label: 'material', value: { en: 'Aluminium', es: 'Aluminio', pt: 'Alumínio' } },
    { label: 'fit', value: plainText('27–46 mm') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Zoom in until the dark ring is gone, then lock exposure.',
        es: 'Acerca hasta que desaparezca el aro oscuro y fija la exposición.',
        pt: 'Aproxime até sumir o aro escuro e trave a exposição.',
      },
    },
  ],
  publishedAt: '2026-04-17',
}
