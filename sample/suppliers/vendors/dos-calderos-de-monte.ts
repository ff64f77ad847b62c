import type { VendorSample } from '@sample/marketplace-types'

export const dosCalderosDeMonte: VendorSample = {
  slug: 'dos-calderos-de-monte',
  businessName: 'Dos Calderos de Monte',
  type: 'forager',
  description: {
    en: 'Chanterelles and hedgehogs from the oak and beech woods of the Cantabrian mountains, picked with a permit and looked over by a second pair of eyes before they are packed. In bad years there is little, and we say so.',
    es: 'Rebozuelos y lenguas de vaca de los robledales y hayedos de la cordillera Cantábrica, recolectados con permiso y revisados por una segunda persona antes de embalar. En los años malos hay poco, y lo decimos.',
    pt: 'Cantarelos e pés-de-carneiro dos carvalhais e faiais da cordilheira Cantábrica, colhidos com licença e conferidos por uma segunda pessoa antes de embalar. Em ano ruim há pouco, e nós avisamos.',
  },
  address: { city: 'Villablino', state: 'León', postalCode: '24100', country: 'ES' },
  location: { latitude: 42.939, longitude: -6.319 },
  phone: '+34 000 000 051',
  email: 'hello@dos-calderos-de-monte.example.com',
  website: 'https://dos-calderos-de-monte.example.com',
  sells: ['mushroom/foraged', 'mushroom/dehydrated', 'mushroom/freeze-dried'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['ES', 'PT'],
    perishableRegions: ['ES-LE', 'ES-O', 'ES-LU', 'ES-OR', 'ES-ZA', 'ES-VA', 'ES-M'],
    cost: 7.5,
    freeFrom: 80,
    currency: 'EUR',
    days: [1, 4],
    returnDays: 14,
  },
  approvedAt: '2025-05-01',
}
