import type { DropshippingSample } from '@sample/marketplace-types'

export const twinTrestlePrint: DropshippingSample = {
  slug: 'twin-trestle-print',
  businessName: 'Twin Trestle Print',
  type: 'apparel',
  description: {
    en: 'Prints shirts, hoodies and bags one at a time with water-based ink. Send a drawing, get a sample within the week.',
    es: 'Estampa camisetas, sudaderas y bolsas una a una con tinta al agua. Manda un dibujo y tendrás muestra en la semana.',
    pt: 'Estampa camisetas, moletons e bolsas uma a uma com tinta à base de água. Mande um desenho e receba amostra na semana.',
  },
  address: { street: '8 Trestle Row', city: 'Kansas City', state: 'MO', postalCode: '64108', country: 'US' },
  location: { latitude: 39.0997, longitude: -94.5786 },
  phone: '(816) 555-0155',
  email: 'trade@twin-trestle-print.example.com',
  website: 'https://twin-trestle-print.example.com',
  sells: ['apparel'],
  products: ['chanterelle-block-print-shirt', 'childrens-puffball-shirt', 'bracket-fungus-hoodie'],
  opening: [{ days: ['tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '18:00' }],
  fees: { perOrder: 3.2, monthly: 0, currency: 'USD' },
  regions: ['US', 'CA', 'MX'],
  leadTime: { from: 3, to: 5 },
  approvedAt: '2025-08-26',
}
