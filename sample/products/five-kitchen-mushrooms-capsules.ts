import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const fiveKitchenMushroomsCapsules: ProductSample = {
  slug: 'five-kitchen-mushrooms-capsules',
  title: {
    en: 'Five kitchen mushrooms in capsules',
    es: 'Cinco setas de cocina en cápsulas',
    pt: 'Cinco cogumelos de cozinha em cápsulas',
  },
  summary: {
    en: 'The mushrooms of a good soup in equal parts, milled and filled.',
    es: 'Las setas de una buena sopa a partes iguales, molidas y encapsuladas.',
    pt: 'Os cogumelos de uma boa sopa em partes iguais, moídos e encapsulados.',
  },
  description: {
    en: 'Shiitake, maitake, lion’s mane, oyster and brown button, a hundred milligrams of each. For people who would rather cook but have no kitchen this month.',
    es: 'Shiitake, maitake, melena de león, seta de ostra y champiñón marrón, cien miligramos de cada una. Para quien preferiría cocinar pero este mes no tiene cocina.',
    pt: 'Shiitake, maitake, juba-de-leão, shimeji e champignon marrom, cem miligramas de cada. Para quem preferia cozinhar mas este mês está sem cozinha.',
  },
  categories: ['mushroom/extracts/capsules'],
  vendor: 'fifth-acre-extracts',
  species: [
    'lentinula-edodes',
    'grifola-frondosa',
    'hericium-erinaceus',
    'pleurotus-ostreatus',
    'agaricus-bisporus',
  ],
  price: 32,
  currency: 'USD',
  item: 'jar',
  holds: { quantity: 120, unit: 'piece' },
  stock: 0,
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 180, weightUnit: 'g', size: [7, 13, 7], lengthUnit: 'cm' },
  sku: 'FA-C5-120',
  facts: [
    { label: 'dose', value: { en: '500 mg a capsule', es: '500 mg por cápsula', pt: '500 mg por cápsula' } },
    { label: 'allergens', value: { en: 'Made of mushrooms only', es: 'Solo setas', pt: 'Só cogumelos' } },
  ],
  tabs: [
    {
      title: 'made',
      text: {
        en: 'Each mushroom is steamed for 30 minutes before it is dried: raw shiitake does not agree with everybody.',
        es: 'Cada seta se cuece al vapor 30 minutos antes de secarla: el shiitake crudo no sienta bien a todos.',
        pt: 'Cada cogumelo é cozido no vapor por 30 minutos antes de secar: shiitake cru não cai bem a todos.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2026-01-27',
}
