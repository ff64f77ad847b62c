import type { VendorSample } from '@sample/marketplace-types'

export const quietLensRoom: VendorSample = {
  slug: 'quiet-lens-room',
  businessName: 'Quiet Lens Room',
  type: 'shop',
  description: {
    en: 'New and reconditioned microscopes for people who look at spores, hyphae and pond water. Each stand is collimated at our bench before it goes out.',
    es: 'Microscopios nuevos y reacondicionados para quien mira esporas, hifas y agua de charca. Cada uno se colima en nuestro banco antes de salir.',
    pt: 'Microscópios novos e recondicionados para quem olha esporos, hifas e água de lagoa. Cada um é colimado em nossa bancada antes de sair.',
  },
  address: {
    street: '77 Millrace Street',
    city: 'Rochester',
    state: 'NY',
    postalCode: '14604',
    country: 'US',
  },
  location: { latitude: 43.1566, longitude: -77.6088 },
  phone: '(585) 555-0119',
  email: 'hello@quiet-lens-room.example.com',
  website: 'https://quiet-lens-room.example.com',
  socialMedia: [{ network: 'youtube', url: 'https://www.example.com/youtube/quietlensroom' }],
  sells: ['microscopy', 'educational'],
  hasStore: true,
  opening: [
    { days: ['tuesday', 'wednesday', 'thursday', 'friday'], opens: '11:00', closes: '18:00' },
    { days: ['saturday'], opens: '10:00', closes: '15:00' },
  ],
  standardPolicy: true,
  approvedAt: '2025-09-04',
}
