import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const oysterRyeSpawn: ProductSample = {
  slug: 'oyster-rye-spawn',
  title: {
    en: 'Oyster grain spawn on rye',
    es: 'Micelio de ostra en centeno',
    pt: 'Micélio de shimeji em centeio',
  },
  summary: {
    en: 'White, loose and a week old when it leaves.',
    es: 'Blanco, suelto y con una semana cuando sale.',
    pt: 'Branco, solto e com uma semana quando sai.',
  },
  description: {
    en: 'Made to order on Mondays, colonised by the week after. Break it up in the bag before you open it; if it smells of anything but bread, write to us.',
    es: 'Se hace por encargo los lunes y está colonizado a la semana siguiente. Desmenúzalo en la bolsa antes de abrir; si huele a algo que no sea pan, escríbenos.',
    pt: 'Feito sob encomenda às segundas e colonizado na semana seguinte. Desmanche no saco antes de abrir; se cheirar a algo que não seja pão, escreva para nós.',
  },
  categories: ['growing/supplies/grain-spawn'],
  vendor: 'micelios-tres-acequias',
  species: ['pleurotus-ostreatus'],
  price: 16,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 2, unit: 'kg' },
  stock: 80,
  choices: [{ key: 'weight', options: ['2kg', '3kg', '10kg'] }],
  variants: [
    { options: ['2kg'], price: 16, stock: 40 },
    { options: ['3kg'], price: 22, stock: 30 },
    { options: ['10kg'], price: 64, stock: 10 },
  ],
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 2.2, weightUnit: 'kg', size: [20, 12, 30], lengthUnit: 'cm' },
  sku: 'TA-GR-OYS',
  facts: [
    { label: 'strain', value: plainText('TA-PO-01') },
    {
      label: 'storage',
      value: { en: '2–4 °C, eight weeks', es: '2–4 °C, ocho semanas', pt: '2–4 °C, oito semanas' },
    },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Five per cent of the wet weight of straw or sawdust.',
        es: 'Un cinco por ciento del peso húmedo de paja o serrín.',
        pt: 'Cinco por cento do peso úmido de palha ou serragem.',
      },
    },
  ],
  publishedAt: '2025-08-11',
}
