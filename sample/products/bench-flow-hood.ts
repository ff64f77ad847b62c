import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const benchFlowHood: ProductSample = {
  slug: 'bench-flow-hood',
  title: { en: 'Bench flow hood', es: 'Campana de flujo de sobremesa', pt: 'Capela de fluxo de bancada' },
  summary: {
    en: 'A quiet laminar hood of birch plywood with a filter that you can change yourself.',
    es: 'Campana laminar silenciosa de contrachapado de abedul, con un filtro que puedes cambiar tú.',
    pt: 'Capela laminar silenciosa de compensado de bétula, com filtro que você mesmo troca.',
  },
  description: {
    en: 'Smoke is drawn through each hood before it ships, and a photograph of it goes into the box. The fan is sized to the filter when it is half clogged, not when it is new.',
    es: 'Antes de salir se pasa humo por cada campana y la foto va en la caja. El ventilador está calculado para el filtro medio sucio, no para el nuevo.',
    pt: 'Antes de sair passa-se fumaça por cada capela e a foto vai na caixa. O ventilador é calculado para o filtro meio sujo, não para o novo.',
  },
  categories: ['growing/equipment/flow-hoods'],
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 690,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 11,
  choices: [{ key: 'length', options: ['60cm', '90cm'] }],
  variants: [
    { options: ['60cm'], price: 690, stock: 7 },
    {
      options: ['90cm'],
      price: 980,
      stock: 4,
      sale: { price: 890, label: 'spring', from: '2025-03-01T00:00:00Z', to: '2025-04-01T00:00:00Z' },
    },
  ],
  quality: ['repairable', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 34, weightUnit: 'kg', size: [66, 70, 50], lengthUnit: 'cm' },
  sku: 'RG-FH-BEN',
  facts: [
    { label: 'filter', value: plainText('HEPA H14') },
    { label: 'airflow', value: { en: '0.45 m/s', es: '0,45 m/s', pt: '0,45 m/s' } },
    { label: 'power', value: plainText('120 V, 95 W') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Let it run for ten minutes, wipe towards yourself, and keep hands downstream of what is open.',
        es: 'Déjala diez minutos en marcha, limpia hacia ti y ten las manos por detrás de lo abierto.',
        pt: 'Deixe ligada dez minutos, limpe em sua direção e mantenha as mãos depois do que está aberto.',
      },
    },
  ],
  publishedAt: '2025-08-18',
}
