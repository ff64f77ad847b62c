import type { ProductSample } from '@sample/marketplace-types'

export const sterilizerGaugeAndWeight: ProductSample = {
  slug: 'sterilizer-gauge-and-weight',
  title: {
    en: 'Gauge and weight for sterilizers',
    es: 'Manómetro y contrapeso',
    pt: 'Manômetro e contrapeso',
  },
  summary: {
    en: 'A fresh gauge and a three-piece weight for stovetop sterilizers.',
    es: 'Un manómetro nuevo y un contrapeso de tres piezas para esterilizadores de fogón.',
    pt: 'Um manômetro novo e um contrapeso de três peças para esterilizadores de fogão.',
  },
  description: {
    en: 'Old gauges read high, and grain then spoils for no visible reason. Replace it every five years or when it does not return to zero.',
    es: 'Los viejos marcan de más y el grano se estropea sin razón visible. Cámbialo cada cinco años o cuando no vuelva a cero.',
    pt: 'Os velhos marcam a mais e o grão estraga sem razão visível. Troque a cada cinco anos ou quando não voltar a zero.',
  },
  categories: ['growing/equipment/pressure-sterilizers'],
  drawing: 'gauge',
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 32,
  currency: 'USD',
  item: 'pack',
  holds: { quantity: 1, unit: 'piece' },
  stock: 60,
  sale: { price: 26, label: 'lastPieces', from: '2025-05-01T00:00:00Z', to: '2025-06-01T00:00:00Z' },
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 300, weightUnit: 'g', size: [10, 8, 10], lengthUnit: 'cm' },
  sku: 'RG-PS-GAU',
  facts: [
    {
      label: 'contents',
      value: {
        en: 'Gauge, weight, tape',
        es: 'Manómetro, contrapeso, cinta',
        pt: 'Manômetro, contrapeso, fita',
      },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Hand-tight and a quarter turn.',
        es: 'A mano y un cuarto de vuelta.',
        pt: 'À mão e mais um quarto de volta.',
      },
    },
  ],
  publishedAt: '2025-11-24',
}
