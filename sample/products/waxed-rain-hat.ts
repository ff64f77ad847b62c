import type { ProductSample } from '@sample/marketplace-types'

export const waxedRainHat: ProductSample = {
  slug: 'waxed-rain-hat',
  title: { en: 'Waxed rain hat', es: 'Sombrero encerado de lluvia', pt: 'Chapéu encerado de chuva' },
  summary: {
    en: 'A wide brim that sends the rain down your back, not into the basket.',
    es: 'Un ala ancha que manda la lluvia a la espalda y no a la cesta.',
    pt: 'Uma aba larga que manda a chuva para as costas, não para o cesto.',
  },
  description: {
    en: 'Sold out until the next run in spring; leave a like and the workshop knows how many to cut.',
    es: 'Agotado hasta la tirada de primavera; deja un me gusta y el taller sabrá cuántos cortar.',
    pt: 'Esgotado até a leva da primavera; deixe uma curtida e a oficina sabe quantos cortar.',
  },
  categories: ['apparel/hats'],
  drawing: 'brimmed-hat',
  vendor: 'speckled-cap-workshop',
  species: [],
  price: 49,
  currency: 'USD',
  item: 'garment',
  stock: 0,
  choices: [{ key: 'size', options: ['m', 'l'] }],
  variants: [
    { options: ['m'], price: 49, stock: 0 },
    { options: ['l'], price: 49, stock: 0 },
  ],
  quality: ['handMade', 'repairable'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 160, weightUnit: 'g', size: [30, 10, 30], lengthUnit: 'cm' },
  sku: 'SC-HAT-RAIN',
  facts: [
    { label: 'material', value: { en: 'Waxed cotton', es: 'Algodón encerado', pt: 'Algodão encerado' } },
    {
      label: 'care',
      value: { en: 'Wipe, re-wax yearly', es: 'Limpiar y encerar cada año', pt: 'Limpe e encere todo ano' },
    },
  ],
  tabs: [
    {
      title: 'sizes',
      text: {
        en: 'M fits 55–57 cm, L 58–60 cm.',
        es: 'M para 55–57 cm, L para 58–60 cm.',
        pt: 'M veste 55–57 cm, L veste 58–60 cm.',
      },
    },
  ],
  publishedAt: '2025-10-31',
}
