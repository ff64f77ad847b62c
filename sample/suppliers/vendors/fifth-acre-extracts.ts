import type { VendorSample } from '@sample/marketplace-types'

export const fifthAcreExtracts: VendorSample = {
  slug: 'fifth-acre-extracts',
  businessName: 'Fifth Acre Extracts',
  type: 'workshop',
  description: {
    en: 'Capsules, tinctures and powders made from fruit bodies only, never from grain. The label says how much there is, how it was drawn out, and promises nothing else.',
    es: 'Cápsulas, tinturas y polvos hechos solo con cuerpos fructíferos, nunca con grano. La etiqueta dice cuánto hay y cómo se extrajo, y no promete nada más.',
    pt: 'Cápsulas, tinturas e pós feitos só com corpos de frutificação, nunca com grão. O rótulo diz quanto há e como foi extraído, e não promete mais nada.',
  },
  address: { city: 'Ann Arbor', state: 'MI', postalCode: '48103', country: 'US' },
  location: { latitude: 42.2808, longitude: -83.743 },
  phone: '(734) 555-0115',
  email: 'hello@fifth-acre-extracts.example.com',
  website: 'https://fifth-acre-extracts.example.com',
  sells: ['mushroom/extracts'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2026-04-09',
}
