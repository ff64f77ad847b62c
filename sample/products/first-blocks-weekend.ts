import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const firstBlocksWeekend: ProductSample = {
  slug: 'first-blocks-weekend',
  title: {
    en: 'First blocks: a weekend',
    es: 'Primeros bloques: un fin de semana',
    pt: 'Primeiros blocos: um fim de semana',
  },
  summary: {
    en: 'Two days in the shed: straw on Saturday, sawdust on Sunday, a block to take home.',
    es: 'Dos días en el cobertizo: paja el sábado, serrín el domingo y un bloque para casa.',
    pt: 'Dois dias no galpão: palha no sábado, serragem no domingo e um bloco para levar.',
  },
  description: {
    en: 'Eight people, two teachers, one drum of hot water. One learns to smell a good block and to throw away a bad one.',
    es: 'Ocho personas, dos maestros, un bidón de agua caliente. Se aprende a oler un buen bloque y a tirar uno malo.',
    pt: 'Oito pessoas, dois professores, um tambor de água quente. Aprende-se a cheirar um bom bloco e a jogar fora um ruim.',
  },
  categories: ['educational/courses'],
  vendor: 'cypress-knee-school',
  species: ['pleurotus-ostreatus'],
  price: 140,
  currency: 'USD',
  item: 'course',
  holds: { quantity: 2, unit: 'piece' },
  stock: 8,
  quality: ['checkedByHand'],
  sourcing: ['ownLaboratory'],
  badges: [],
  sku: 'CK-CO-FIRST',
  facts: [
    { label: 'duration', value: { en: '2 days, 12 hours', es: '2 días, 12 horas', pt: '2 dias, 12 horas' } },
    { label: 'place', value: plainText('Gainesville, Florida') },
    { label: 'level', value: { en: 'Beginners', es: 'Principiantes', pt: 'Iniciantes' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'No knowledge needed; boots and a packed lunch are.',
        es: 'No hace falta saber nada; sí botas y comida.',
        pt: 'Não precisa saber nada; precisa de botas e marmita.',
      },
    },
  ],
  publishedAt: '2026-05-24',
}
