import type { DropshippingSample } from '@sample/marketplace-types'

export const riverForkParcel: DropshippingSample = {
  slug: 'river-fork-parcel',
  businessName: 'River Fork Parcel',
  type: 'general',
  description: {
    en: 'A mixed warehouse for books, shirts and dried goods that reaches most of the country in two days. No monthly fee, no minimum.',
    es: 'Un almacén mixto de libros, camisetas y productos secos que llega a casi todo el país en dos días. Sin cuota ni mínimo.',
    pt: 'Um depósito misto de livros, camisetas e secos que chega a quase todo o país em dois dias. Sem mensalidade nem mínimo.',
  },
  address: { street: '55 Depot Street', city: 'Columbus', state: 'OH', postalCode: '43215', country: 'US' },
  location: { latitude: 39.9612, longitude: -82.9988 },
  phone: '(614) 555-0142',
  email: 'trade@river-fork-parcel.example.com',
  website: 'https://river-fork-parcel.example.com',
  sells: ['apparel', 'educational', 'mushroom/dehydrated'],
  products: ['mycelium-work-shirt', 'bright-forager-beanie', 'dried-porcini-slices'],
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '17:00' },
    { days: ['saturday'], opens: '09:00', closes: '12:00' },
  ],
  fees: { perOrder: 2.9, monthly: 0, currency: 'USD' },
  regions: ['US'],
  leadTime: { from: 1, to: 3 },
  approvedAt: '2025-10-04',
}
