import type { WholesaleSample } from '@sample/marketplace-types'

export const fourKilnsDrying: WholesaleSample = {
  slug: 'four-kilns-drying',
  businessName: 'Four Kilns Drying Company',
  type: 'processor',
  description: {
    en: 'Dries, slices and mills mushrooms to order, from fifty kilos. Each lot comes with moisture and sieve figures measured on our own bench.',
    es: 'Seca, lamina y muele setas por encargo, desde cincuenta kilos. Cada lote lleva la humedad y el tamiz medidos en nuestro banco.',
    pt: 'Seca, fatia e mói cogumelos sob encomenda, a partir de cinquenta quilos. Cada lote traz umidade e peneira medidas em nossa bancada.',
  },
  address: { street: '12 Kiln Yard', city: 'Reading', state: 'PA', postalCode: '19601', country: 'US' },
  location: { latitude: 40.3356, longitude: -75.9269 },
  phone: '(610) 555-0126',
  email: 'trade@four-kilns-drying.example.com',
  website: 'https://four-kilns-drying.example.com',
  sells: ['mushroom/dehydrated', 'mushroom/extracts/powder'],
  products: ['mountain-morels-dried', 'porcini-dust', 'shiitake-seasoning-powder'],
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '07:30', closes: '15:30' },
  ],
  minimumOrder: { amount: 600, currency: 'USD' },
  leadTime: { from: 5, to: 10 },
  netTerms: ['net-30'],
  approvedAt: '2025-06-17',
}
