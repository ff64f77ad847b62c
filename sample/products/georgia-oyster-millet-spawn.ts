import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const georgiaOysterMilletSpawn: ProductSample = {
  slug: 'georgia-oyster-millet-spawn',
  title: {
    en: 'Warm-weather oyster spawn on millet',
    es: 'Micelio de ostra de calor en mijo',
    pt: 'Micélio de shimeji de calor em painço',
  },
  summary: {
    en: 'Small seeds, many starting points: quick spawn for hot straw.',
    es: 'Semillas pequeñas, muchos puntos de partida: micelio rápido para paja caliente.',
    pt: 'Sementes pequenas, muitos pontos de partida: micélio rápido para palha quente.',
  },
  description: {
    en: 'Millet gives four times the points of rye. The strain runs at thirty degrees without turning sour.',
    es: 'El mijo da cuatro veces más puntos que el centeno. La cepa corre a treinta grados sin agriarse.',
    pt: 'O painço dá quatro vezes mais pontos que o centeio. A linhagem corre a trinta graus sem azedar.',
  },
  categories: ['growing/supplies/grain-spawn'],
  vendor: 'red-clay-oyster-barn',
  species: ['pleurotus-ostreatus'],
  price: 18,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 3, unit: 'lb' },
  stock: 66,
  choices: [{ key: 'weight', options: ['3lb', '5lb'] }],
  variants: [
    { options: ['3lb'], price: 18, stock: 40 },
    { options: ['5lb'], price: 27, stock: 26 },
  ],
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: [],
  shipping: { weight: 1.5, weightUnit: 'kg', size: [20, 10, 26], lengthUnit: 'cm' },
  sku: 'RC-GR-MIL',
  facts: [
    { label: 'strain', value: plainText('RC-PO-9') },
    { label: 'room', value: plainText('24–30 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'One bag to thirty pounds of wet straw.',
        es: 'Una bolsa por catorce kilos de paja húmeda.',
        pt: 'Um saco para catorze quilos de palha úmida.',
      },
    },
  ],
  publishedAt: '2025-12-11',
}
