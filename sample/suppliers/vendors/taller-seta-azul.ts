import type { VendorSample } from '@sample/marketplace-types'

export const tallerSetaAzul: VendorSample = {
  slug: 'taller-seta-azul',
  businessName: 'Taller Seta Azul',
  type: 'workshop',
  description: {
    en: 'Linen aprons, canvas bags and small illustrated books, sewn and bound in one room above the river.',
    es: 'Delantales de lino, bolsas de lona y pequeños libros ilustrados, cosidos y encuadernados en un cuarto sobre el río.',
    pt: 'Aventais de linho, bolsas de lona e livrinhos ilustrados, costurados e encadernados num quarto sobre o rio.',
  },
  address: {
    street: 'Carrer de l’Aigua 21',
    city: 'Girona',
    state: 'Girona',
    postalCode: '17004',
    country: 'ES',
  },
  location: { latitude: 41.9794, longitude: 2.8214 },
  phone: '+34 000 000 027',
  email: 'hello@taller-seta-azul.example.com',
  website: 'https://taller-seta-azul.example.com',
  socialMedia: [{ network: 'instagram', url: 'https://www.example.com/instagram/tallersetaazul' }],
  sells: ['apparel', 'educational/books'],
  hasStore: true,
  opening: [
    { days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '11:00', closes: '14:00' },
  ],
  standardPolicy: false,
  delivery: {
    regions: ['ES', 'PT', 'FR', 'IT', 'DE'],
    cost: 5.9,
    freeFrom: 60,
    currency: 'EUR',
    days: [2, 6],
    returnDays: 30,
  },
  approvedAt: '2025-11-11',
}
