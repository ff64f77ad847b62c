import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const impulseBagSealer: ProductSample = {
  slug: 'impulse-bag-sealer',
  title: {
    en: 'Impulse bag sealer',
    es: 'Selladora de impulso para bolsas',
    pt: 'Seladora de impulso para sacos',
  },
  summary: {
    en: 'A hand sealer with an eight-millimetre seam that holds filter-patch bags.',
    es: 'Selladora manual con costura de ocho milímetros, que cierra bolsas con filtro.',
    pt: 'Seladora manual com solda de oito milímetros, que fecha sacos com filtro.',
  },
  description: {
    en: 'The timer is a dial, not a chip. Two spare wires and two strips of cloth come in the box, because they are what wears.',
    es: 'El temporizador es una rueda, no un chip. En la caja van dos resistencias y dos telas de repuesto, que es lo que se gasta.',
    pt: 'O temporizador é um botão, não um chip. Na caixa vão duas resistências e dois tecidos de reserva, que é o que gasta.',
  },
  categories: ['growing/equipment/sealers'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 48,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 38,
  choices: [
    { key: 'length', options: ['30cm', '40cm'] },
    { key: 'plug', options: ['120-volts', '230-volts'] },
  ],
  variants: [
    { options: ['30cm', '120-volts'], price: 48, stock: 20 },
    { options: ['30cm', '230-volts'], price: 52, stock: 8 },
    { options: ['40cm', '120-volts'], price: 66, stock: 10 },
    { options: ['40cm', '230-volts'], price: 70, stock: 0 },
  ],
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 3.2, weightUnit: 'kg', size: [45, 18, 12], lengthUnit: 'cm' },
  sku: 'RG-SE-IMP',
  mpn: 'IMP-300',
  facts: [
    { label: 'dimensions', value: plainText('30 / 40 cm') },
    { label: 'warranty', value: { en: '3 years', es: '3 años', pt: '3 anos' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Squeeze the air out above the filter patch, seal, wait two seconds before you lift the arm.',
        es: 'Saca el aire por encima del filtro, sella y espera dos segundos antes de levantar el brazo.',
        pt: 'Tire o ar acima do filtro, sele e espere dois segundos antes de levantar o braço.',
      },
    },
  ],
  publishedAt: '2026-02-03',
}
