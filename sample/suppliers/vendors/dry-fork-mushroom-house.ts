import type { VendorSample } from '@sample/marketplace-types'

export const dryForkMushroomHouse: VendorSample = {
  slug: 'dry-fork-mushroom-house',
  businessName: 'Dry Fork Mushroom House',
  type: 'shop',
  description: {
    en: 'Dried and freeze-dried mushrooms for kitchens far from any market. We buy whole crops, dry them within a day and sift out the dust.',
    es: 'Setas secas y liofilizadas para cocinas lejos de cualquier mercado. Compramos cosechas enteras, las secamos en un día y cribamos el polvo.',
    pt: 'Cogumelos secos e liofilizados para cozinhas longe de qualquer feira. Compramos safras inteiras, secamos em um dia e peneiramos o pó.',
  },
  address: { city: 'Missoula', state: 'MT', postalCode: '59801', country: 'US' },
  location: { latitude: 46.8721, longitude: -113.994 },
  phone: '(406) 555-0183',
  email: 'hello@dry-fork-mushroom-house.example.com',
  website: 'https://dry-fork-mushroom-house.example.com',
  sells: ['mushroom/dehydrated', 'mushroom/freeze-dried', 'mushroom/extracts/powder', 'classifieds'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-06-01',
}
