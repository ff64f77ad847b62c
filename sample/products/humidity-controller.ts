import type { ProductSample } from '@sample/marketplace-types'

export const humidityController: ProductSample = {
  slug: 'humidity-controller',
  title: {
    en: 'Humidity controller with washable probe',
    es: 'Controlador de humedad con sonda lavable',
    pt: 'Controlador de umidade com sonda lavável',
  },
  summary: {
    en: 'Two sockets, one probe that survives ninety-five per cent and a rinse under the tap.',
    es: 'Dos enchufes y una sonda que aguanta el noventa y cinco por ciento y un lavado bajo el grifo.',
    pt: 'Duas tomadas e uma sonda que aguenta noventa e cinco por cento e um enxágue na torneira.',
  },
  description: {
    en: 'Most sensors drown in grow rooms; this one sits behind a sintered cap. It speaks no radio and keeps no account: set it with two buttons.',
    es: 'Casi todos los sensores se ahogan en la sala; este va tras un capuchón sinterizado. Sin radio ni cuenta: se ajusta con dos botones.',
    pt: 'A maioria dos sensores se afoga na sala; este fica atrás de uma capa sinterizada. Sem rádio nem cadastro: ajusta-se com dois botões.',
  },
  categories: ['growing/equipment/automation'],
  drawing: 'sensor',
  vendor: 'ridgepole-growing-supply',
  species: [],
  price: 118,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 34,
  choices: [{ key: 'plug', options: ['120-volts', '230-volts'] }],
  variants: [
    { options: ['120-volts'], price: 118, stock: 24 },
    { options: ['230-volts'], price: 122, stock: 10 },
  ],
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 700, weightUnit: 'g', size: [18, 8, 12], lengthUnit: 'cm' },
  sku: 'RG-AU-HUM',
  mpn: 'HC-2',
  facts: [
    { label: 'power', value: { en: '10 A a socket', es: '10 A por enchufe', pt: '10 A por tomada' } },
    { label: 'warranty', value: { en: '3 years', es: '3 años', pt: '3 anos' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Hang the probe at the height of the mushrooms, not of your head.',
        es: 'Cuelga la sonda a la altura de las setas, no de tu cabeza.',
        pt: 'Pendure a sonda na altura dos cogumelos, não da sua cabeça.',
      },
    },
  ],
  publishedAt: '2025-12-20',
}
