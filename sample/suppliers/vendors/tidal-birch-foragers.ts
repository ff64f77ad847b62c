import type { VendorSample } from '@sample/marketplace-types'

export const tidalBirchForagers: VendorSample = {
  slug: 'tidal-birch-foragers',
  businessName: 'Tidal Birch Foragers',
  type: 'forager',
  description: {
    en: 'Black trumpets, maitake and turkey tail from coastal woods we have walked for twenty years. Tinctures are made in January, when nothing grows.',
    es: 'Trompetas negras, maitake y cola de pavo de bosques costeros que recorremos desde hace veinte años. Las tinturas se hacen en enero, cuando nada crece.',
    pt: 'Trombetas-negras, maitake e cauda-de-peru de matas costeiras que percorremos há vinte anos. As tinturas são feitas em janeiro, quando nada cresce.',
  },
  address: { city: 'Portland', state: 'ME', postalCode: '04101', country: 'US' },
  location: { latitude: 43.6591, longitude: -70.2568 },
  phone: '(207) 555-0103',
  email: 'hello@tidal-birch-foragers.example.com',
  website: 'https://tidal-birch-foragers.example.com',
  sells: ['mushroom/foraged', 'mushroom/extracts'],
  hasStore: false,
  standardPolicy: true,
  approvedAt: '2025-12-17',
}
