import type { WholesaleSample } from '@sample/marketplace-types'

export const greySoundEquipment: WholesaleSample = {
  slug: 'grey-sound-equipment',
  businessName: 'Grey Sound Equipment',
  type: 'equipment',
  description: {
    en: 'Laminar benches, autoclaves and racks built to drawing for commercial farms. Drawings are answered within three days.',
    es: 'Bancos laminares, autoclaves y estanterías a medida para fincas comerciales. Respondemos a los planos en tres días.',
    pt: 'Bancadas laminares, autoclaves e estantes sob desenho para fazendas comerciais. Respondemos aos desenhos em três dias.',
  },
  address: { city: 'Seattle', state: 'WA', postalCode: '98108', country: 'US' },
  location: { latitude: 47.6062, longitude: -122.3321 },
  phone: '(206) 555-0137',
  email: 'trade@grey-sound-equipment.example.com',
  website: 'https://grey-sound-equipment.example.com',
  sells: ['growing/equipment', 'microscopy/microscopy-equipment'],
  products: ['bench-flow-hood', 'electric-autoclave', 'pressure-sterilizer', 'reconditioned-lab-microscope'],
  minimumOrder: { amount: 1500, currency: 'USD' },
  leadTime: { from: 10, to: 25 },
  netTerms: ['prepaid', 'net-30'],
  approvedAt: '2025-02-21',
}
