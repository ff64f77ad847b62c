import type { WholesaleSample } from '@sample/marketplace-types'

export const milePostSubstrate: WholesaleSample = {
  slug: 'mile-post-substrate',
  businessName: 'Mile Post Substrate',
  type: 'processor',
  description: {
    en: 'Sterilized blocks and pasteurized straw by the pallet, made the week they leave. Your own strain on our blocks from two hundred up.',
    es: 'Bloques esterilizados y paja pasteurizada por palé, hechos la semana en que salen. Con tu propia cepa a partir de doscientos.',
    pt: 'Blocos esterilizados e palha pasteurizada por palete, feitos na semana em que saem. Com sua própria linhagem a partir de duzentos.',
  },
  address: { city: 'Denver', state: 'CO', postalCode: '80216', country: 'US' },
  location: { latitude: 39.7392, longitude: -104.9903 },
  phone: '(720) 555-0109',
  email: 'trade@mile-post-substrate.example.com',
  website: 'https://mile-post-substrate.example.com',
  sells: ['growing/supplies'],
  products: ['oak-and-soy-hull-blocks', 'hardwood-fuel-pellets'],
  minimumOrder: { amount: 480, currency: 'USD' },
  leadTime: { from: 4, to: 8 },
  netTerms: ['net-15'],
  approvedAt: '2025-10-31',
}
