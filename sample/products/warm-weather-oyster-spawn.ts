import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const warmWeatherOysterSpawn: ProductSample = {
  slug: 'warm-weather-oyster-spawn',
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
  vendor: 'galpao-da-terra-rubra',
  species: ['pleurotus-ostreatus'],
  price: 34,
  currency: 'BRL',
  item: 'bag',
  holds: { quantity: 1, unit: 'kg' },
  stock: 66,
  choices: [{ key: 'weight', options: ['1kg', '3kg'] }],
  variants: [
    { options: ['1kg'], price: 34, stock: 40 },
    { options: ['3kg'], price: 89, stock: 26 },
  ],
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: [],
  shipping: { weight: 1.1, weightUnit: 'kg', size: [20, 10, 26], lengthUnit: 'cm' },
  sku: 'TR-GR-MIL',
  facts: [
    { label: 'strain', value: plainText('TR-PO-9') },
    { label: 'room', value: plainText('24–30 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'One kilo to ten kilos of wet straw.',
        es: 'Un kilo por diez kilos de paja húmeda.',
        pt: 'Um quilo para dez quilos de palha úmida.',
      },
    },
  ],
  publishedAt: '2025-12-11',
}
