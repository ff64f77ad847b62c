import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'

export const oatChocolateLionsManeBar: ProductSample = {
  slug: 'oat-chocolate-lions-mane-bar',
  title: {
    en: 'Oat chocolate with lion’s mane',
    es: 'Chocolate de avena con melena de león',
    pt: 'Chocolate de aveia com juba-de-leão',
  },
  summary: {
    en: 'Oat-milk chocolate with two grams of lion’s mane powder in a bar, by the box.',
    es: 'Chocolate de bebida de avena con dos gramos de melena de león por tableta, en caja.',
    pt: 'Chocolate de bebida de aveia com dois gramas de juba-de-leão por barra, em caixa.',
  },
  description: {
    en: 'Creamy without milk. The lion’s mane is cooked, dried and stone-ground with the cocoa, which hides its seafood note.',
    es: 'Cremoso sin leche. La melena de león se cocina, se seca y se muele a la piedra con el cacao, que tapa su punto a marisco.',
    pt: 'Cremoso sem leite. A juba-de-leão é cozida, seca e moída na pedra com o cacau, que esconde seu toque de frutos do mar.',
  },
  categories: ['mushroom/edibles/chocolate-bar'],
  vendor: 'tin-basin-provisions',
  species: ['hericium-erinaceus'],
  price: 60,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 6, unit: 'piece' },
  stock: 28,
  choices: [{ key: 'count', options: ['6-pieces', '12-pieces'] }],
  variants: [
    { options: ['6-pieces'], price: 60, stock: 20 },
    { options: ['12-pieces'], price: 112, stock: 8, sale: { price: 99, label: 'autumn' } },
  ],
  quality: ['kitchenGrade'],
  sourcing: ['farmGrown'],
  badges: ['vegan'],
  shipping: { weight: 540, weightUnit: 'g', size: [18, 10, 10], lengthUnit: 'cm' },
  sku: 'TBP-COL',
  facts: [
    {
      label: 'dose',
      value: {
        en: '2 g lion’s mane in a bar',
        es: '2 g de melena de león por tableta',
        pt: '2 g de juba-de-leão por barra',
      },
    },
    { label: 'allergens', value: { en: 'Oats', es: 'Avena', pt: 'Aveia' } },
  ],
  tabs: [
    {
      title: 'store',
      text: {
        en: 'Below 20 °C; best within eight months.',
        es: 'Por debajo de 20 °C; mejor antes de ocho meses.',
        pt: 'Abaixo de 20 °C; melhor em até oito meses.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2026-01-30',
}
