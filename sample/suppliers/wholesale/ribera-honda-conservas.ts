import type { WholesaleSample } from '@sample/marketplace-types'

export const riberaHondaConservas: WholesaleSample = {
  slug: 'ribera-honda-conservas',
  businessName: 'Ribera Honda Setas y Conservas',
  type: 'processor',
  description: {
    en: 'Jarred, dried and fresh mushrooms for hotels and grocers, cultivated all year and wild in season with permit numbers on the delivery note.',
    es: 'Setas en conserva, secas y frescas para hostelería y tiendas: cultivadas todo el año y silvestres en temporada, con el permiso en el albarán.',
    pt: 'Cogumelos em conserva, secos e frescos para hotéis e mercearias: cultivados o ano todo e silvestres na época, com a licença na guia.',
  },
  address: {
    street: 'Polígono El Soto 14',
    city: 'Logroño',
    state: 'La Rioja',
    postalCode: '26006',
    country: 'ES',
  },
  location: { latitude: 42.4627, longitude: -2.4449 },
  phone: '+34 000 000 045',
  email: 'trade@ribera-honda-conservas.example.com',
  website: 'https://ribera-honda-conservas.example.com',
  sells: ['mushroom/fresh', 'mushroom/dehydrated', 'mushroom/foraged'],
  products: [
    'king-oyster-thick-stems',
    'pine-wood-saffron-milk-caps',
    'oak-wood-chanterelles',
    'dried-log-shiitake',
  ],
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '08:00', closes: '13:30' },
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '16:00', closes: '18:30' },
  ],
  minimumOrder: { amount: 300, currency: 'EUR' },
  leadTime: { from: 2, to: 5 },
  netTerms: ['net-30', 'net-60'],
  approvedAt: '2026-01-04',
}
