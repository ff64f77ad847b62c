import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const reconditionedLabMicroscope: ProductSample = {
  slug: 'reconditioned-lab-microscope',
  title: {
    en: 'Reconditioned laboratory microscope',
    es: 'Microscopio de laboratorio reacondicionado',
    pt: 'Microscópio de laboratório recondicionado',
  },
  summary: {
    en: 'Binocular stands of the eighties and nineties, stripped, greased and aligned.',
    es: 'Binoculares de los ochenta y noventa, desmontados, engrasados y alineados.',
    pt: 'Binoculares dos anos oitenta e noventa, desmontados, lubrificados e alinhados.',
  },
  description: {
    en: 'From university clear-outs. Better glass than anything new at the price, and every part can be taken apart with a screwdriver.',
    es: 'De almacenes universitarios. Mejor vidrio que cualquier nuevo a ese precio, y todo se desmonta con un destornillador.',
    pt: 'De depósitos de universidades. Vidro melhor que qualquer novo a esse preço, e tudo se desmonta com uma chave de fenda.',
  },
  categories: ['microscopy/microscopy-equipment/microscopes'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 480,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 4,
  quality: ['secondHand', 'repairable', 'checkedByHand'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 9, weightUnit: 'kg', size: [30, 44, 26], lengthUnit: 'cm' },
  sku: 'QL-MI-REC',
  facts: [
    { label: 'magnification', value: plainText('40–1000×') },
    { label: 'condition', value: { en: 'Used, aligned', es: 'Usado, alineado', pt: 'Usado, alinhado' } },
    { label: 'warranty', value: { en: '2 years', es: '2 años', pt: '2 anos' } },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'Four lenses, oil, dust cover, a sheet with its own figures.',
        es: 'Cuatro objetivos, aceite, funda y una hoja con sus propias cifras.',
        pt: 'Quatro objetivas, óleo, capa e uma folha com seus próprios números.',
      },
    },
  ],
  publishedAt: '2026-02-20',
}
