import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const kingOysterSporeSyringe: ProductSample = {
  slug: 'king-oyster-spore-syringe',
  title: {
    en: 'King oyster spore syringe',
    es: 'Jeringa de esporas de seta de cardo',
    pt: 'Seringa de esporos de eryngui',
  },
  summary: {
    en: 'Spores of a thick-stemmed king oyster in ten millilitres of sterile water.',
    es: 'Esporas de una seta de cardo de pie grueso en diez mililitros de agua estéril.',
    pt: 'Esporos de um eryngui de estipe grosso em dez mililitros de água estéril.',
  },
  description: {
    en: 'Every batch is streaked on agar and watched for ten days before a single syringe leaves.',
    es: 'De cada lote se estría una muestra en agar y se vigila diez días antes de que salga una jeringa.',
    pt: 'De cada lote se estria uma amostra em ágar e se observa por dez dias antes de sair uma seringa.',
  },
  categories: ['growing/genetics/spore-syringes'],
  vendor: 'slate-roof-cultures',
  species: ['pleurotus-eryngii'],
  price: 13,
  currency: 'USD',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 26,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 40, weightUnit: 'g', size: [4, 3, 16], lengthUnit: 'cm' },
  sku: 'SR-GS-ERY',
  facts: [
    { label: 'strain', value: plainText('SR-PE-03') },
    { label: 'storage', value: plainText('2–6 °C') },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Wipe the needle with alcohol and let it dry; do not inject alcohol into the jar.',
        es: 'Limpia la aguja con alcohol y deja que se seque; no metas alcohol en el tarro.',
        pt: 'Limpe a agulha com álcool e deixe secar; não injete álcool no pote.',
      },
    },
  ],
  publishedAt: '2025-12-06',
}
