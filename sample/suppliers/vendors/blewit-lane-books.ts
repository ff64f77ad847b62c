import type { VendorSample } from '@sample/marketplace-types'

export const blewitLaneBooks: VendorSample = {
  slug: 'blewit-lane-books',
  businessName: 'Blewit Lane Books',
  type: 'bookshop',
  description: {
    en: 'A back-room bookshop for field guides, growing manuals and the odd folio of plates. We print a few small books of our own and buy collections from estates.',
    es: 'Una librería de trastienda: guías de campo, manuales de cultivo y algún que otro infolio de láminas. Editamos unos pocos libros propios y compramos bibliotecas heredadas.',
    pt: 'Uma livraria de fundos: guias de campo, manuais de cultivo e um ou outro in-fólio de pranchas. Editamos alguns livrinhos próprios e compramos bibliotecas de família.',
  },
  address: { street: '9 Blewit Lane', city: 'Northampton', state: 'MA', postalCode: '01060', country: 'US' },
  location: { latitude: 42.3251, longitude: -72.6412 },
  phone: '(413) 555-0157',
  email: 'hello@blewit-lane-books.example.com',
  website: 'https://blewit-lane-books.example.com',
  sells: ['educational', 'classifieds'],
  hasStore: true,
  opening: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      opens: '10:00',
      closes: '18:00',
    },
  ],
  standardPolicy: true,
  approvedAt: '2026-01-08',
}
