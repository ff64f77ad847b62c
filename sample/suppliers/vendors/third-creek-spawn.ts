import type { VendorSample } from '@sample/marketplace-types'

export const thirdCreekSpawn: VendorSample = {
  slug: 'third-creek-spawn',
  businessName: 'Third Creek Spawn',
  type: 'laboratory',
  description: {
    en: 'A small culture laboratory that keeps forty edible strains on agar and sends them out on grain, on slants and in syringes. Every bag carries the day it was inoculated.',
    es: 'Un pequeño laboratorio que conserva cuarenta cepas comestibles en agar y las envía en grano, en tubo y en jeringa. Cada bolsa lleva la fecha de su inoculación.',
    pt: 'Um pequeno laboratório que mantém quarenta linhagens comestíveis em ágar e as envia em grão, em tubo e em seringa. Cada saco traz a data em que foi inoculado.',
  },
  address: { street: '4 Weaver Yard', city: 'Asheville', state: 'NC', postalCode: '28801', country: 'US' },
  location: { latitude: 35.5951, longitude: -82.5515 },
  phone: '(828) 555-0108',
  email: 'hello@third-creek-spawn.example.com',
  website: 'https://third-creek-spawn.example.com',
  sells: ['growing/genetics', 'growing/supplies', 'growing/equipment/flow-hoods', 'educational/courses'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-07-11',
}
