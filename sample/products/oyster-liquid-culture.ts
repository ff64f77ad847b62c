import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const oysterLiquidCulture: ProductSample = {
  slug: 'oyster-liquid-culture',
  title: {
    en: 'Warm-weather oyster liquid culture',
    es: 'Cultivo líquido de ostra de clima cálido',
    pt: 'Cultura líquida de shimeji de calor',
  },
  summary: {
    en: 'The strain of our barn, which fruits up to twenty-eight degrees.',
    es: 'La cepa de nuestra nave, que fructifica hasta los veintiocho grados.',
    pt: 'A linhagem do nosso galpão, que frutifica até vinte e oito graus.',
  },
  description: {
    en: 'Selected over nine summers in Paraná. It wants fresh air and lots of it; in stale air it makes long stems and small caps.',
    es: 'Seleccionada en nueve veranos de Paraná. Pide aire fresco y mucho; con aire viciado hace pies largos y píleos pequeños.',
    pt: 'Selecionada em nove verões no Paraná. Quer ar fresco e muito; com ar parado faz estipes longos e chapéus pequenos.',
  },
  categories: ['growing/genetics/liquid-culture'],
  vendor: 'galpao-da-terra-rubra',
  species: ['pleurotus-ostreatus'],
  price: 45,
  currency: 'BRL',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 60,
  sale: { price: 38, label: 'spring' },
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: [],
  shipping: { weight: 50, weightUnit: 'g', size: [4, 3, 18], lengthUnit: 'cm' },
  sku: 'TR-LC-PO',
  facts: [
    { label: 'strain', value: plainText('TR-PO-9') },
    { label: 'fruiting', value: plainText('16–28 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'For straw, grain or bags; use within eight weeks.',
        es: 'Para paja, grano o bolsas; úsalo antes de ocho semanas.',
        pt: 'Para palha, grão ou sacos; use em até oito semanas.',
      },
    },
  ],
  publishedAt: '2025-09-19',
}
