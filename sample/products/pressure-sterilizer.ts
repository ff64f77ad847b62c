import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const pressureSterilizer: ProductSample = {
  slug: 'pressure-sterilizer',
  title: {
    en: 'Stovetop pressure sterilizer',
    es: 'Esterilizador a presión para fogón',
    pt: 'Esterilizador a pressão para fogão',
  },
  summary: {
    en: 'Metal-to-metal seal, no gasket to fail, fifteen pounds of pressure.',
    es: 'Cierre metal con metal, sin junta que falle, quince libras de presión.',
    pt: 'Fecho metal com metal, sem junta para falhar, quinze libras de pressão.',
  },
  description: {
    en: 'Heavy cast aluminium with a gauge that can be calibrated. It takes seven quart jars or twelve bags of grain, depending on the size.',
    es: 'Aluminio fundido y pesado con un manómetro que se puede calibrar. Caben siete tarros de litro o doce bolsas de grano, según el tamaño.',
    pt: 'Alumínio fundido pesado com manômetro calibrável. Cabem sete potes de litro ou doze sacos de grão, conforme o tamanho.',
  },
  categories: ['growing/equipment/pressure-sterilizers'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 265,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 19,
  choices: [{ key: 'volume', options: ['23l', '40l'] }],
  variants: [
    { options: ['23l'], price: 265, stock: 14 },
    { options: ['40l'], price: 420, stock: 5 },
  ],
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 9.5, weightUnit: 'kg', size: [40, 42, 40], lengthUnit: 'cm' },
  sku: 'RG-PS-MAN',
  facts: [
    { label: 'capacity', value: plainText('23 / 40 l') },
    { label: 'warranty', value: { en: '10 years', es: '10 años', pt: '10 anos' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Oil the seam, turn the wing nuts in pairs, and never open before the gauge reads zero.',
        es: 'Engrasa el cierre, aprieta las palomillas por pares y no abras hasta que el manómetro marque cero.',
        pt: 'Unte o fecho, aperte as borboletas aos pares e nunca abra antes de o manômetro marcar zero.',
      },
    },
  ],
  publishedAt: '2026-01-20',
}
