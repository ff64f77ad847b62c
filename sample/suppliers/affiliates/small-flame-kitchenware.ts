import type { AffiliateSample } from '@sample/marketplace-types'

export const smallFlameKitchenware: AffiliateSample = {
  slug: 'small-flame-kitchenware',
  businessName: 'Small Flame Kitchenware',
  website: 'https://small-flame-kitchenware.example.com',
  description: {
    en: 'Dryers, mandolines and cast-iron pans for the day after a good basket.',
    es: 'Secadores, mandolinas y sartenes de hierro para el día después de una buena cesta.',
    pt: 'Desidratadores, mandolinas e frigideiras de ferro para o dia seguinte a uma boa cesta.',
  },
  network: 'Sample Links',
}
