import type { ProductSample } from '@sample/marketplace-types'

export const roomLoggerThreeProbes: ProductSample = {
  slug: 'room-logger-three-probes',
  title: {
    en: 'Room logger with three probes',
    es: 'Registrador de sala con tres sondas',
    pt: 'Registrador de sala com três sondas',
  },
  summary: {
    en: 'Writes temperature and humidity of three places to a card, every minute, for a year.',
    es: 'Apunta temperatura y humedad de tres puntos en una tarjeta, cada minuto, durante un año.',
    pt: 'Anota temperatura e umidade de três pontos num cartão, a cada minuto, por um ano.',
  },
  description: {
    en: 'The card holds plain tables. When a crop fails you look up which night the heater stopped.',
    es: 'La tarjeta guarda tablas sencillas. Cuando una cosecha falla, miras qué noche se paró la estufa.',
    pt: 'O cartão guarda tabelas simples. Quando uma safra falha, você vê em que noite o aquecedor parou.',
  },
  categories: ['growing/equipment/automation'],
  drawing: 'sensor',
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 96,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 0,
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 400, weightUnit: 'g', size: [14, 5, 10], lengthUnit: 'cm' },
  sku: 'RG-AU-LOG',
  mpn: 'RL-3',
  facts: [
    { label: 'power', value: { en: '3 AA cells', es: '3 pilas AA', pt: '3 pilhas AA' } },
    { label: 'warranty', value: { en: '3 years', es: '3 años', pt: '3 anos' } },
  ],
  tabs: [
    {
      title: 'contents',
      text: {
        en: 'Logger, three probes on two-metre leads, card.',
        es: 'Registrador, tres sondas con dos metros de cable y tarjeta.',
        pt: 'Registrador, três sondas com dois metros de cabo e cartão.',
      },
    },
  ],
  publishedAt: '2025-12-03',
}
