import type { WholesaleSample } from '@sample/marketplace-types'

export const canalDockProvisioners: WholesaleSample = {
  slug: 'canal-dock-provisioners',
  businessName: 'Canal Dock Provisioners',
  type: 'distributor',
  description: {
    en: 'Shelf-stable goods for delicatessens and zero-waste shops: dried mushrooms, honeys and teas in bulk bins or jars, on mixed pallets.',
    es: 'Productos de despensa para tiendas gourmet y a granel: setas secas, mieles y tés en saco o en tarro, en palés mixtos.',
    pt: 'Produtos de despensa para empórios e lojas a granel: cogumelos secos, méis e chás em saco ou pote, em paletes mistos.',
  },
  address: { street: '900 Canal Dock', city: 'Chicago', state: 'IL', postalCode: '60607', country: 'US' },
  location: { latitude: 41.8781, longitude: -87.6298 },
  phone: '(312) 555-0188',
  email: 'trade@canal-dock-provisioners.example.com',
  website: 'https://canal-dock-provisioners.example.com',
  sells: ['mushroom/dehydrated', 'mushroom/edibles', 'mushroom/beverage'],
  products: [
    'dried-porcini-slices',
    'maitake-wildflower-honey',
    'smoky-reishi-black-tea',
    'dark-chocolate-porcini-bar',
  ],
  opening: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '14:00' },
  ],
  minimumOrder: { amount: 350, currency: 'USD' },
  leadTime: { from: 2, to: 5 },
  netTerms: ['net-30', 'net-45'],
  approvedAt: '2025-03-20',
}
