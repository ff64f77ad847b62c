import type { VendorSample } from '@sample/marketplace-types'

export const ridgepoleGrowingSupply: VendorSample = {
  slug: 'ridgepole-growing-supply',
  businessName: 'Ridgepole Growing Supply',
  type: 'shop',
  description: {
    en: 'Sterilizers, flow hoods, sealers and controllers for rooms from a cupboard to a barn. Spare gaskets, filters and sensors are kept for everything we have ever sold.',
    es: 'Esterilizadores, campanas de flujo, selladoras y controladores para espacios que van de un armario a una nave. Guardamos juntas, filtros y sensores de todo lo que hemos vendido.',
    pt: 'Esterilizadores, capelas de fluxo, seladoras e controladores para espaços que vão de um armário a um galpão. Guardamos juntas, filtros e sensores de tudo o que já vendemos.',
  },
  address: {
    street: '402 Ridgepole Avenue',
    city: 'Kennett Square',
    state: 'PA',
    postalCode: '19348',
    country: 'US',
  },
  location: { latitude: 39.8468, longitude: -75.7116 },
  phone: '(484) 555-0140',
  email: 'hello@ridgepole-growing-supply.example.com',
  website: 'https://ridgepole-growing-supply.example.com',
  sells: ['growing/equipment', 'growing/supplies'],
  hasStore: true,
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '08:00', closes: '16:00' },
  ],
  standardPolicy: true,
  approvedAt: '2025-06-08',
}
