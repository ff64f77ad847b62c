import type { WholesaleSample } from '@sample/marketplace-types'

export const stoneFordGrainSpawn: WholesaleSample = {
  slug: 'stone-ford-grain-spawn',
  businessName: 'Stone Ford Grain Spawn',
  type: 'processor',
  description: {
    en: 'Rye and millet spawn of twelve edible species in three-kilo bags, refrigerated truck on Mondays. A bag of each batch is kept back for ninety days.',
    es: 'Micelio de doce especies comestibles sobre centeno y mijo en bolsas de tres kilos; camión frigorífico los lunes. De cada lote guardamos una bolsa noventa días.',
    pt: 'Micélio de doze espécies comestíveis em centeio e painço, sacos de três quilos, caminhão refrigerado às segundas. De cada lote guardamos um saco por noventa dias.',
  },
  address: { city: 'Nashville', state: 'TN', postalCode: '37209', country: 'US' },
  location: { latitude: 36.1627, longitude: -86.7816 },
  phone: '(615) 555-0163',
  email: 'trade@stone-ford-grain-spawn.example.com',
  website: 'https://stone-ford-grain-spawn.example.com',
  sells: ['growing/supplies/grain-spawn', 'growing/genetics'],
  products: ['lions-mane-rye-spawn'],
  minimumOrder: { amount: 300, currency: 'USD' },
  leadTime: { from: 7, to: 14 },
  netTerms: ['prepaid', 'net-30'],
  approvedAt: '2025-06-20',
}
