import type { VendorSample } from '@sample/marketplace-types'

export const twoKettlesForaging: VendorSample = {
  slug: 'two-kettles-foraging',
  businessName: 'Two Kettles Foraging',
  type: 'forager',
  description: {
    en: 'Chanterelles, porcini and hedgehogs from the wet side of the Olympic Peninsula, picked with a permit and looked over by a second pair of eyes before they are packed. In bad years there is little, and we say so.',
    es: 'Rebozuelos, boletos y lenguas de vaca de la vertiente húmeda de la península Olímpica, recogidos con permiso y revisados por una segunda persona antes de embalar. En los años malos hay poco, y lo decimos.',
    pt: 'Cantarelos, porcini e pés-de-carneiro do lado úmido da península Olímpica, colhidos com licença e conferidos por uma segunda pessoa antes de embalar. Em ano ruim há pouco, e nós avisamos.',
  },
  address: { city: 'Port Angeles', state: 'WA', postalCode: '98362', country: 'US' },
  location: { latitude: 48.1181, longitude: -123.4307 },
  phone: '(360) 555-0146',
  email: 'hello@two-kettles-foraging.example.com',
  website: 'https://two-kettles-foraging.example.com',
  sells: ['mushroom/foraged', 'mushroom/dehydrated', 'mushroom/freeze-dried'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['US', 'CA'],
    perishableRegions: ['US-WA', 'US-OR', 'US-ID'],
    cost: 8,
    freeFrom: 90,
    currency: 'USD',
    days: [2, 6],
    returnDays: 30,
  },
  approvedAt: '2025-05-01',
}
