import type { VendorSample } from '@sample/marketplace-types'

export const livrariaPeAzul: VendorSample = {
  slug: 'livraria-pe-azul',
  businessName: 'Livraria Pé-Azul',
  type: 'bookshop',
  description: {
    en: 'A back-room bookshop for field guides, growing manuals and the odd folio of plates. We print a few small books of our own and buy collections from estates.',
    es: 'Una librería de trastienda: guías de campo, manuales de cultivo y algún que otro infolio ilustrado. Editamos unos pocos libros propios y compramos bibliotecas heredadas.',
    pt: 'Uma livraria de fundos: guias de campo, manuais de cultivo e um ou outro in-fólio ilustrado. Editamos alguns livrinhos próprios e compramos bibliotecas de família.',
  },
  address: {
    street: 'Rua da Tipografia 9',
    city: 'Coimbra',
    state: 'Coimbra',
    postalCode: '3000-001',
    country: 'PT',
  },
  location: { latitude: 40.206, longitude: -8.42 },
  phone: '+351 000 000 064',
  email: 'hello@livraria-pe-azul.example.com',
  website: 'https://livraria-pe-azul.example.com',
  sells: ['educational', 'classifieds'],
  hasStore: true,
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '19:00' },
    { days: ['saturday'], opens: '10:00', closes: '13:00' },
  ],
  standardPolicy: false,
  delivery: {
    regions: ['PT', 'ES', 'FR', 'DE', 'IE'],
    cost: 4.5,
    freeFrom: 50,
    currency: 'EUR',
    days: [2, 6],
    returnDays: 30,
  },
  approvedAt: '2026-01-08',
}
