import type { DropshippingSample } from '@sample/marketplace-types'

export const barrancoNuevoEnvios: DropshippingSample = {
  slug: 'barranco-nuevo-envios',
  businessName: 'Barranco Nuevo Envíos',
  type: 'growing',
  description: {
    en: 'Kits and grow bags for garden shops in Spain, Portugal and France, sent in plain cartons with the leaflet in the buyer’s language.',
    es: 'Kits y bolsas de cultivo para tiendas de jardín de España, Portugal y Francia, en cajas neutras y con el folleto en el idioma del comprador.',
    pt: 'Kits e sacos de cultivo para lojas de jardim de Espanha, Portugal e França, em caixas neutras e com o folheto na língua do comprador.',
  },
  address: {
    street: 'Carrer del Forn 30',
    city: 'Valencia',
    state: 'Valencia',
    postalCode: '46001',
    country: 'ES',
  },
  location: { latitude: 39.4699, longitude: -0.3763 },
  phone: '+34 000 000 066',
  email: 'trade@barranco-nuevo-envios.example.com',
  website: 'https://barranco-nuevo-envios.example.com',
  sells: ['growing/equipment/grow-kits', 'growing/supplies'],
  products: ['compostable-fruiting-bags', 'lions-mane-kit', 'malt-agar-powder'],
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '14:00' },
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], opens: '16:00', closes: '18:00' },
  ],
  fees: { perOrder: 2.8, monthly: 0, currency: 'EUR' },
  regions: ['ES', 'PT', 'FR'],
  leadTime: { from: 1, to: 3 },
  approvedAt: '2025-08-01',
}
