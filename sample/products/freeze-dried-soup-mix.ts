import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const freezeDriedSoupMix: ProductSample = {
  slug: 'freeze-dried-soup-mix',
  title: {
    en: 'Freeze-dried soup mix',
    es: 'Mezcla liofilizada para sopa',
    pt: 'Mistura liofilizada para sopa',
  },
  summary: {
    en: 'Three cultivated mushrooms in small pieces, for packs and pantries.',
    es: 'Tres setas cultivadas en trozos pequeños, para mochilas y despensas.',
    pt: 'Três cogumelos cultivados em pedaços pequenos, para mochilas e despensas.',
  },
  description: {
    en: 'Oyster, shiitake and brown button in equal parts, cooked before freezing so that hot water is enough on the trail. No salt, no stock, nothing else.',
    es: 'Seta de ostra, shiitake y champiñón marrón a partes iguales, cocinados antes de congelar: en el camino basta agua caliente. Sin sal, sin caldo, sin nada más.',
    pt: 'Shimeji, shiitake e champignon marrom em partes iguais, cozidos antes de congelar: na trilha basta água quente. Sem sal, sem caldo, sem mais nada.',
  },
  categories: ['mushroom/freeze-dried'],
  vendor: 'mossgate-mushroom-farm',
  species: ['pleurotus-ostreatus', 'lentinula-edodes', 'agaricus-bisporus'],
  price: 15,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 35, unit: 'g' },
  stock: 48,
  quality: ['smallBatch'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 60, weightUnit: 'g', size: [16, 4, 24], lengthUnit: 'cm' },
  sku: 'MG-MIX-35',
  facts: [
    { label: 'ingredients', value: plainText('Pleurotus ostreatus, Lentinula edodes, Agaricus bisporus') },
    { label: 'shelfLife', value: { en: '24 months', es: '24 meses', pt: '24 meses' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'One handful to half a litre of boiling water, then 10 minutes at a simmer.',
        es: 'Un puñado por medio litro de agua hirviendo y 10 minutos a fuego lento.',
        pt: 'Um punhado para meio litro de água fervente e 10 minutos em fogo baixo.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
  ],
  publishedAt: '2025-12-23',
}
