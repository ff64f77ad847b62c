import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, cookedBeforeUse } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const lionsManePowder: ProductSample = {
  slug: 'lions-mane-powder',
  title: { en: 'Lion’s mane powder', es: 'Polvo de melena de león', pt: 'Pó de juba-de-leão' },
  summary: {
    en: 'Cooked, dried and milled fruit bodies; stirs into porridge without lumps.',
    es: 'Cuerpos fructíferos cocidos, secos y molidos; se mezcla en las gachas sin grumos.',
    pt: 'Corpos de frutificação cozidos, secos e moídos; mistura no mingau sem empelotar.',
  },
  description: {
    en: 'Steamed before drying, so that it is ready to use. The taste is mild and a little like toasted milk.',
    es: 'Al vapor antes de secar: listo para usar. Sabe suave, un poco a leche tostada.',
    pt: 'Cozido no vapor antes de secar: pronto para usar. O gosto é suave, um pouco como leite tostado.',
  },
  categories: ['mushroom/extracts/powder'],
  vendor: 'fifth-acre-extracts',
  species: ['hericium-erinaceus'],
  price: 27,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 100, unit: 'g' },
  stock: 50,
  choices: [{ key: 'weight', options: ['100g', '250g', '1kg'] }],
  variants: [
    { options: ['100g'], price: 27, stock: 30 },
    { options: ['250g'], price: 58, stock: 14 },
    {
      options: ['1kg'],
      price: 190,
      stock: 6,
      sale: { price: 170, label: 'harvest', from: '2090-06-01T00:00:00Z', to: '2090-07-01T00:00:00Z' },
    },
  ],
  quality: ['batchTested'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 130, weightUnit: 'g', size: [15, 4, 22], lengthUnit: 'cm' },
  sku: 'FA-PLM',
  facts: [
    {
      label: 'dose',
      value: { en: '1 g, half a teaspoon', es: '1 g, media cucharadita', pt: '1 g, meia colher de chá' },
    },
    { label: 'ingredients', value: plainText('Hericium erinaceus') },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Start with a little: whoever is allergic to other mushrooms may be to this one.',
        es: 'Empieza con poco: quien es alérgico a otras setas puede serlo a esta.',
        pt: 'Comece com pouco: quem é alérgico a outros cogumelos pode ser a este.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2025-09-28',
}
