import type { WholesaleSample } from '@sample/marketplace-types'

export const pinheiralAltoAtacado: WholesaleSample = {
  slug: 'pinheiral-alto-atacado',
  businessName: 'Pinheiral Alto Atacado',
  type: 'distributor',
  description: {
    en: 'Champignon, shimeji and dried shiitake for restaurants in the three southern states, with a cold room at the bus terminal for small orders.',
    es: 'Champiñón, shimeji y shiitake seco para restaurantes de los tres estados del sur, con cámara fría en la terminal para pedidos pequeños.',
    pt: 'Champignon, shimeji e shiitake seco para restaurantes dos três estados do Sul, com câmara fria na rodoviária para pedidos pequenos.',
  },
  address: {
    street: 'Rua das Araucárias, 300',
    city: 'Curitiba',
    state: 'Paraná',
    postalCode: '80000-000',
    country: 'BR',
  },
  location: { latitude: -25.4284, longitude: -49.2733 },
  phone: '+55 41 5555-0173',
  email: 'trade@pinheiral-alto-atacado.example.com',
  website: 'https://pinheiral-alto-atacado.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'mushroom/extracts/powder'],
  products: ['paddy-straw-buttons'],
  opening: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      opens: '05:00',
      closes: '11:00',
    },
  ],
  minimumOrder: { amount: 900, currency: 'BRL' },
  leadTime: { from: 2, to: 6 },
  netTerms: ['prepaid', 'net-15'],
  approvedAt: '2025-05-07',
}
