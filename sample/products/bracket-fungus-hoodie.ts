import type { ProductSample } from '@sample/marketplace-types'

export const bracketFungusHoodie: ProductSample = {
  slug: 'bracket-fungus-hoodie',
  title: { en: 'Bracket fungus hoodie', es: 'Sudadera hongo yesquero', pt: 'Moletom orelha-de-pau' },
  summary: {
    en: 'Rows of turkey tail climb one sleeve in four inks.',
    es: 'Filas de cola de pavo trepan por una manga en cuatro tintas.',
    pt: 'Fileiras de cauda-de-peru sobem por uma manga em quatro tintas.',
  },
  description: {
    en: 'Four blocks, four colours, printed one after the other while the hoodie lies on a board. The lining is brushed; the hood is deep.',
    es: 'Cuatro tacos, cuatro colores, estampados uno tras otro con la sudadera sobre una tabla. Interior perchado y capucha honda.',
    pt: 'Quatro carimbos, quatro cores, estampados um após o outro com o moletom sobre uma tábua. Por dentro é flanelado; o capuz é fundo.',
  },
  categories: ['apparel/hoodies'],
  vendor: 'speckled-cap-workshop',
  species: ['trametes-versicolor'],
  price: 64,
  currency: 'USD',
  item: 'garment',
  stock: 40,
  choices: [
    { key: 'size', options: ['s', 'm', 'l', 'xl'] },
    { key: 'colour', options: ['bark', 'amethyst'] },
  ],
  variants: [
    { options: ['s', 'bark'], price: 64, stock: 5 },
    { options: ['m', 'bark'], price: 64, stock: 8 },
    { options: ['l', 'bark'], price: 64, stock: 8 },
    { options: ['xl', 'bark'], price: 66, stock: 4 },
    { options: ['s', 'amethyst'], price: 64, stock: 4 },
    {
      options: ['m', 'amethyst'],
      price: 64,
      stock: 6,
      sale: { price: 54, label: 'autumn', from: '2025-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' },
    },
    { options: ['l', 'amethyst'], price: 64, stock: 5 },
  ],
  quality: ['handMade'],
  sourcing: ['singleOrigin'],
  badges: [],
  shipping: { weight: 620, weightUnit: 'g', size: [32, 7, 36], lengthUnit: 'cm' },
  sku: 'SC-HOO-TT',
  facts: [
    {
      label: 'material',
      value: {
        en: 'Cotton, 330 g/m²',
        es: 'Algodón, 330 g/m²',
        pt: 'Algodão, 330 g/m²',
      },
    },
    { label: 'care', value: { en: '30 °C, inside out', es: '30 °C, del revés', pt: '30 °C, do avesso' } },
  ],
  tabs: [
    {
      title: 'sizes',
      text: {
        en: 'Chest laid flat: S 52, M 56, L 60, XL 64 cm.',
        es: 'Pecho en plano: S 52, M 56, L 60, XL 64 cm.',
        pt: 'Peito em plano: S 52, M 56, L 60, XL 64 cm.',
      },
    },
  ],
  publishedAt: '2026-02-06',
}
