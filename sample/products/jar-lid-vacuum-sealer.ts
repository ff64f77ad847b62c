import type { ProductSample } from '@sample/marketplace-types'

export const jarLidVacuumSealer: ProductSample = {
  slug: 'jar-lid-vacuum-sealer',
  title: {
    en: 'Jar vacuum sealer for dried mushrooms',
    es: 'Selladora al vacío para tarros',
    pt: 'Seladora a vácuo para potes',
  },
  summary: {
    en: 'A hand pump and caps that pull the air out of ordinary jars.',
    es: 'Bomba manual y tapas que sacan el aire de tarros corrientes.',
    pt: 'Bomba manual e tampas que tiram o ar de potes comuns.',
  },
  description: {
    en: 'No mains, no bags. A jar of dried porcini closed this way has kept its smell for two winters on our shelf.',
    es: 'Sin enchufe ni bolsas. Un tarro de boletus seco cerrado así ha guardado su olor dos inviernos en nuestro estante.',
    pt: 'Sem tomada nem sacos. Um pote de porcini seco fechado assim guardou o cheiro por dois invernos em nossa prateleira.',
  },
  categories: ['growing/equipment/sealers'],
  vendor: 'low-meadow-substrates',
  species: [],
  price: 36,
  currency: 'USD',
  item: 'machine',
  holds: { quantity: 1, unit: 'piece' },
  stock: 18,
  sale: { price: 29, label: 'autumn', from: '2025-01-15T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['checkedByHand'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 900, weightUnit: 'g', size: [16, 14, 16], lengthUnit: 'cm' },
  sku: 'LM-SE-JAR',
  facts: [
    {
      label: 'contents',
      value: {
        en: 'Pump, 2 caps, 10 discs',
        es: 'Bomba, 2 tapas, 10 discos',
        pt: 'Bomba, 2 tampas, 10 discos',
      },
    },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'For dry goods only: fresh or oil-packed mushrooms without air can grow botulism.',
        es: 'Solo para productos secos: las setas frescas o en aceite sin aire pueden criar botulismo.',
        pt: 'Só para produtos secos: cogumelos frescos ou em óleo sem ar podem criar botulismo.',
      },
    },
  ],
  publishedAt: '2026-02-22',
}
