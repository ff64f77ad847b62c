import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const smallFarmNumbersEbook: ProductSample = {
  slug: 'small-farm-numbers-ebook',
  title: {
    en: 'The numbers of a small mushroom farm',
    es: 'Los números de una pequeña finca de setas',
    pt: 'Os números de uma pequena fazenda de cogumelos',
  },
  summary: {
    en: 'Costs, yields and hours of one forty-block-a-week farm over three years, unrounded.',
    es: 'Costes, rendimientos y horas de una finca de cuarenta bloques semanales en tres años, sin redondear.',
    pt: 'Custos, rendimentos e horas de uma fazenda de quarenta blocos por semana em três anos, sem arredondar.',
  },
  description: {
    en: 'Spreadsheets included. It shows the year that lost money as clearly as the two that did not.',
    es: 'Con hojas de cálculo. Muestra el año que perdió dinero con la misma claridad que los otros dos.',
    pt: 'Com planilhas. Mostra o ano de prejuízo com a mesma clareza que os outros dois.',
  },
  categories: ['educational/ebooks'],
  vendor: 'cypress-knee-school',
  species: ['pleurotus-ostreatus', 'hericium-erinaceus'],
  price: 14,
  currency: 'USD',
  item: 'ebook',
  holds: { quantity: 120, unit: 'piece' },
  stock: 999,
  sale: { price: 10, label: 'launch' },
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: [],
  sku: 'CK-EB-FARM',
  facts: [
    { label: 'format', value: plainText('PDF, ODS') },
    { label: 'language', value: { en: 'English', es: 'Inglés', pt: 'Inglês' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For those who think of giving up their job; read it first.',
        es: 'Para quien piensa dejar su trabajo; que lo lea antes.',
        pt: 'Para quem pensa em largar o emprego; leia antes.',
      },
    },
  ],
  publishedAt: '2026-03-12',
}
