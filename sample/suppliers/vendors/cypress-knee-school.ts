import type { VendorSample } from '@sample/marketplace-types'

export const cypressKneeSchool: VendorSample = {
  slug: 'cypress-knee-school',
  businessName: 'Cypress Knee School',
  type: 'other',
  description: {
    en: 'Evening and weekend courses on growing, drying and looking at mushrooms, online and in a shed under cypresses. Nobody leaves with a certificate, everybody with a block.',
    es: 'Cursos de tarde y de fin de semana para cultivar, secar y observar setas, en línea y en un cobertizo bajo cipreses. Nadie sale con un diploma; todos, con un bloque.',
    pt: 'Cursos noturnos e de fim de semana para cultivar, secar e observar cogumelos, on-line e num galpão sob ciprestes. Ninguém sai com diploma; todos saem com um bloco.',
  },
  address: { city: 'Gainesville', state: 'FL', postalCode: '32601', country: 'US' },
  location: { latitude: 29.6516, longitude: -82.3248 },
  phone: '(352) 555-0148',
  email: 'hello@cypress-knee-school.example.com',
  website: 'https://cypress-knee-school.example.com',
  sells: ['educational/courses', 'educational/ebooks'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2026-01-29',
}
