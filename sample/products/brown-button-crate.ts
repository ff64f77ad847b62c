import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw } from '@sample/product-warnings'

export const brownButtonCrate: ProductSample = {
  slug: 'brown-button-crate',
  title: { en: 'Brown buttons', es: 'Champiñones marrones', pt: 'Champignons marrons' },
  summary: {
    en: 'Closed brown caps with clean stems, picked before the veil tears.',
    es: 'Píleos marrones cerrados de pie limpio, recolectados antes de que se rompa el velo.',
    pt: 'Chapéus marrons fechados de estipe limpo, colhidos antes de o véu se romper.',
  },
  description: {
    en: 'Firm enough to slice thin, and best roasted whole until they squeak no more. We grow on wood, so these come twice a week from growers who know compost.',
    es: 'Firmes para cortarlos finos y mejores asados enteros hasta que dejan de chirriar. Nosotros cultivamos sobre madera: estos llegan dos veces por semana de productores que dominan el compost.',
    pt: 'Firmes para fatiar fino e melhores assados inteiros até parar de chiar. Nós cultivamos em madeira: estes chegam duas vezes por semana de produtores que dominam o composto.',
  },
  categories: ['mushroom/fresh'],
  drawing: 'crate',
  vendor: 'mossgate-mushroom-farm',
  species: ['agaricus-bisporus'],
  price: 6.5,
  currency: 'USD',
  item: 'basket',
  holds: { quantity: 1, unit: 'lb' },
  stock: 54,
  choices: [{ key: 'weight', options: ['1lb', '3lb', '5lb'] }],
  variants: [
    { options: ['1lb'], price: 6.5, stock: 30 },
    { options: ['3lb'], price: 17, stock: 16 },
    { options: ['5lb'], price: 26, stock: 8 },
  ],
  quality: ['coldChain'],
  sourcing: [],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 480, weightUnit: 'g', size: [20, 10, 20], lengthUnit: 'cm' },
  sku: 'MG-BB',
  facts: [
    {
      label: 'origin',
      value: {
        en: 'California and Pennsylvania',
        es: 'California y Pensilvania',
        pt: 'Califórnia e Pensilvânia',
      },
    },
    { label: 'shelfLife', value: { en: '8 days at 3 °C', es: '8 días a 3 °C', pt: '8 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'In the basket, under a cloth, never washed beforehand.',
        es: 'En la cesta, bajo un paño, sin lavar antes.',
        pt: 'Na cesta, sob um pano, sem lavar antes.',
      },
    },
    { title: 'cook', text: neverRaw(10) },
  ],
  publishedAt: '2025-10-22',
}
