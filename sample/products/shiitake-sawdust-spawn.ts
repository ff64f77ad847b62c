import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const shiitakeSawdustSpawn: ProductSample = {
  slug: 'shiitake-sawdust-spawn',
  title: {
    en: 'Shiitake spawn for logs, grain and sawdust',
    es: 'Micelio de shiitake para troncos, grano y serrín',
    pt: 'Micélio de shiitake para toras, grão e serragem',
  },
  summary: {
    en: 'A mixed spawn that is tapped into drilled logs with a brass tool.',
    es: 'Un micelio mixto que se mete en troncos taladrados con una herramienta de latón.',
    pt: 'Um micélio misto que se põe em toras furadas com uma ferramenta de latão.',
  },
  description: {
    en: 'Three kilos do about fifteen logs. The grain gives a fast start, the sawdust a grip on the wood.',
    es: 'Tres kilos dan para unos quince troncos. El grano arranca pronto y el serrín agarra la madera.',
    pt: 'Três quilos dão para umas quinze toras. O grão arranca rápido e a serragem agarra a madeira.',
  },
  categories: ['growing/supplies/grain-spawn'],
  vendor: 'micelios-tres-acequias',
  species: ['lentinula-edodes'],
  price: 24,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 3, unit: 'kg' },
  stock: 45,
  sale: { price: 19.5, label: 'seasonEnd', from: '2025-05-01T00:00:00Z', to: '2025-06-15T00:00:00Z' },
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory', 'hardwood'],
  badges: [],
  shipping: { weight: 3.2, weightUnit: 'kg', size: [22, 14, 32], lengthUnit: 'cm' },
  sku: 'TA-GR-SHI',
  facts: [
    { label: 'strain', value: plainText('TA-LE-12') },
    {
      label: 'room',
      value: { en: '9–18 months in logs', es: '9–18 meses en tronco', pt: '9–18 meses em tora' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Seal each hole with wax the same day.',
        es: 'Cierra cada agujero con cera el mismo día.',
        pt: 'Feche cada furo com cera no mesmo dia.',
      },
    },
  ],
  publishedAt: '2026-05-17',
}
