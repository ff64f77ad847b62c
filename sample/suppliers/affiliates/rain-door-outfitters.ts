import type { AffiliateSample } from '@sample/marketplace-types'

export const rainDoorOutfitters: AffiliateSample = {
  slug: 'rain-door-outfitters',
  businessName: 'Rain Door Outfitters',
  website: 'https://rain-door-outfitters.example.com',
  description: {
    en: 'Boots, baskets and compasses for people who leave the path in October.',
    es: 'Botas, cestas y brújulas para quien deja el camino en octubre.',
    pt: 'Botas, cestos e bússolas para quem sai da trilha em outubro.',
  },
  network: 'Example Partners',
}
