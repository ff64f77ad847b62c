import type { VendorSample } from '@sample/marketplace-types'

export const tinBasinProvisions: VendorSample = {
  slug: 'tin-basin-provisions',
  businessName: 'Tin Basin Provisions',
  type: 'shop',
  description: {
    en: 'Sweets, honey and drinks with culinary mushrooms in them, made in a kitchen with one copper pot. Labels list everything, down to the pectin.',
    es: 'Dulces, miel y bebidas con setas culinarias, hechos en una cocina con una sola olla de cobre. Las etiquetas lo dicen todo, hasta la pectina.',
    pt: 'Doces, mel e bebidas com cogumelos culinários, feitos numa cozinha de um só tacho de cobre. O rótulo diz tudo, até a pectina.',
  },
  address: { street: '210 Aspen Alley', city: 'Boulder', state: 'CO', postalCode: '80302', country: 'US' },
  location: { latitude: 40.015, longitude: -105.2705 },
  phone: '(303) 555-0128',
  email: 'hello@tin-basin-provisions.example.com',
  website: 'https://tin-basin-provisions.example.com',
  socialMedia: [{ network: 'instagram', url: 'https://www.example.com/instagram/tinbasin' }],
  sells: ['mushroom/edibles', 'mushroom/beverage'],
  hasStore: true,
  opening: [
    { days: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'], opens: '09:00', closes: '17:00' },
  ],
  standardPolicy: true,
  approvedAt: '2025-05-12',
}
