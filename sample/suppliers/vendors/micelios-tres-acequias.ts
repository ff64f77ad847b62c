import type { VendorSample } from '@sample/marketplace-types'

export const miceliosTresAcequias: VendorSample = {
  slug: 'micelios-tres-acequias',
  businessName: 'Micelios Tres Acequias',
  type: 'laboratory',
  description: {
    en: 'A small culture laboratory that keeps forty edible strains on agar and sends them out on grain, on slants and in syringes. Every bag carries the day it was inoculated.',
    es: 'Un pequeño laboratorio que conserva cuarenta cepas comestibles en agar y las envía en grano, en tubo y en jeringa. Cada bolsa lleva la fecha de su inoculación.',
    pt: 'Um pequeno laboratório que mantém quarenta linhagens comestíveis em ágar e as envia em grão, em tubo e em seringa. Cada saco traz a data em que foi inoculado.',
  },
  address: {
    street: 'Calle del Telar 4',
    city: 'Requena',
    state: 'Valencia',
    postalCode: '46340',
    country: 'ES',
  },
  location: { latitude: 39.488, longitude: -1.1 },
  phone: '+34 000 000 078',
  email: 'hello@micelios-tres-acequias.example.com',
  website: 'https://micelios-tres-acequias.example.com',
  sells: ['growing/genetics', 'growing/supplies', 'growing/equipment/flow-hoods', 'educational/courses'],
  hasStore: false,
  standardPolicy: false,
  delivery: {
    regions: ['ES', 'PT', 'FR', 'IT', 'DE'],
    perishableRegions: ['ES', 'PT', 'FR'],
    cost: 6.5,
    freeFrom: 75,
    currency: 'EUR',
    days: [2, 5],
    returnDays: 14,
  },
  approvedAt: '2025-07-11',
}
