import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const co2FanController: ProductSample = {
  slug: 'co2-fan-controller',
  title: {
    en: 'Carbon dioxide fan controller',
    es: 'Controlador de ventilador por CO₂',
    pt: 'Controle de ventilador por CO₂',
  },
  summary: {
    en: 'Starts the fan when the air is stale and stops it when it is fresh.',
    es: 'Arranca el ventilador cuando el aire se vicia y lo para cuando está fresco.',
    pt: 'Liga o ventilador quando o ar fica viciado e desliga quando está fresco.',
  },
  description: {
    en: 'Long stems and small caps are a cry for air. The sensor is set by carrying it outdoors for ten minutes; that is all the calibration.',
    es: 'Pies largos y píleos pequeños piden aire a gritos. El sensor se calibra sacándolo diez minutos a la calle, y ya está.',
    pt: 'Estipes longos e chapéus pequenos são um grito por ar. Para calibrar o sensor, basta levá-lo dez minutos para fora.',
  },
  categories: ['growing/equipment/automation'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 189,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 12,
  quality: ['repairable', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 800, weightUnit: 'g', size: [20, 8, 14], lengthUnit: 'cm' },
  sku: 'RG-AU-CO2',
  mpn: 'FC-1',
  facts: [
    { label: 'power', value: plainText('120 V, 8 A') },
    {
      label: 'airflow',
      value: {
        en: 'Any fan up to 8 A',
        es: 'Cualquier ventilador hasta 8 A',
        pt: 'Qualquer ventilador até 8 A',
      },
    },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'It looks after mushrooms, not after people: ventilate before you work in a full room.',
        es: 'Cuida las setas, no a las personas: ventila antes de trabajar en una sala llena.',
        pt: 'Cuida dos cogumelos, não das pessoas: ventile antes de trabalhar numa sala cheia.',
      },
    },
  ],
  publishedAt: '2025-12-19',
}
