import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const compostableFruitingBags: ProductSample = {
  slug: 'compostable-fruiting-bags',
  title: {
    en: 'Compostable fruiting bags',
    es: 'Bolsas compostables para fructificar',
    pt: 'Sacos compostáveis de frutificação',
  },
  summary: {
    en: 'Starch-film bags for pasteurized straw that rot with it afterwards.',
    es: 'Bolsas de almidón para paja pasteurizada que luego se pudren con ella.',
    pt: 'Sacos de amido para palha pasteurizada que depois apodrecem com ela.',
  },
  description: {
    en: 'Not for the sterilizer: they soften at seventy-five degrees. After two flushes bag and straw go on the heap together.',
    es: 'No valen para el esterilizador: se ablandan a setenta y cinco grados. Tras dos oleadas, bolsa y paja van juntas al montón.',
    pt: 'Não servem para o esterilizador: amolecem a setenta e cinco graus. Depois de dois fluxos, saco e palha vão juntos para o composto.',
  },
  categories: ['growing/supplies/grow-bags'],
  vendor: 'setas-del-molino-viejo',
  species: [],
  price: 14,
  currency: 'EUR',
  item: 'pack',
  holds: { quantity: 10, unit: 'piece' },
  stock: 55,
  sale: { price: 11, label: 'launch', from: '2025-02-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
  quality: ['smallBatch'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 500, weightUnit: 'g', size: [28, 5, 22], lengthUnit: 'cm' },
  sku: 'MV-BA-COM',
  facts: [
    { label: 'material', value: { en: 'Maize starch', es: 'Almidón de maíz', pt: 'Amido de milho' } },
    { label: 'dimensions', value: plainText('30 × 60 cm') },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Use within a year; they age like leaves.',
        es: 'Úsalas en un año: envejecen como hojas.',
        pt: 'Use em até um ano: envelhecem como folhas.',
      },
    },
  ],
  publishedAt: '2025-10-23',
}
