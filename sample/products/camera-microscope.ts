import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const cameraMicroscope: ProductSample = {
  slug: 'camera-microscope',
  title: {
    en: 'Trinocular microscope with camera',
    es: 'Microscopio trinocular con cámara',
    pt: 'Microscópio trinocular com câmera',
  },
  summary: {
    en: 'A third tube for a camera that writes the scale into each picture.',
    es: 'Un tercer tubo para una cámara que escribe la escala en cada foto.',
    pt: 'Um terceiro tubo para uma câmera que escreve a escala em cada foto.',
  },
  description: {
    en: 'It works without a network and without an account. Pictures carry lens, date and micrometres.',
    es: 'Funciona sin red y sin cuenta. Las fotos llevan objetivo, fecha y micras.',
    pt: 'Funciona sem rede e sem cadastro. As fotos levam objetiva, data e micrômetros.',
  },
  categories: ['microscopy/microscopy-equipment/microscopes'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 760,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 8.2, weightUnit: 'kg', size: [30, 46, 28], lengthUnit: 'cm' },
  sku: 'QL-MI-CAM',
  mpn: 'TR-5',
  facts: [
    { label: 'magnification', value: plainText('40–1000×') },
    { label: 'optics', value: { en: 'Plan achromatic', es: 'Planacromática', pt: 'Planacromática' } },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'Microscope, camera, cable, calibration slide.',
        es: 'Microscopio, cámara, cable y porta de calibración.',
        pt: 'Microscópio, câmera, cabo e lâmina de calibração.',
      },
    },
  ],
  publishedAt: '2026-05-11',
}
