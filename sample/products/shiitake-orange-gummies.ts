import type { ProductSample } from '@sample/marketplace-types'
import { cookedBeforeUse } from '@sample/product-warnings'

export const shiitakeOrangeGummies: ProductSample = {
  slug: 'shiitake-orange-gummies',
  title: {
    en: 'Shiitake and orange gummies',
    es: 'Gominolas de shiitake y naranja',
    pt: 'Gomas de shiitake e laranja',
  },
  summary: {
    en: 'Salty-sweet gummies of orange juice and roasted shiitake, set with pectin.',
    es: 'Gominolas dulces y saladas de zumo de naranja y shiitake tostado, cuajadas con pectina.',
    pt: 'Gomas agridoces de suco de laranja e shiitake tostado, firmadas com pectina.',
  },
  description: {
    en: 'Somewhere between marmalade and soy sauce, and better than it sounds. Half a gram of cooked shiitake powder in each; the rest is orange, beet sugar and pectin.',
    es: 'Entre la mermelada y la salsa de soja, y mejores de lo que parece. Medio gramo de polvo de shiitake cocinado en cada una; el resto es naranja, azúcar de remolacha y pectina.',
    pt: 'Entre a marmelada e o molho de soja, e melhores do que parece. Meio grama de pó de shiitake cozido em cada uma; o resto é laranja, açúcar de beterraba e pectina.',
  },
  categories: ['mushroom/edibles/gummies'],
  vendor: 'tin-basin-provisions',
  species: ['lentinula-edodes'],
  price: 16,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 30, unit: 'piece' },
  stock: 55,
  choices: [{ key: 'count', options: ['30-pieces', '60-pieces'] }],
  variants: [
    { options: ['30-pieces'], price: 16, stock: 35 },
    { options: ['60-pieces'], price: 29, stock: 20 },
  ],
  quality: ['kitchenGrade', 'smallBatch'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'nonGMO'],
  shipping: { weight: 160, weightUnit: 'g', size: [9, 4, 9], lengthUnit: 'cm' },
  sku: 'TBP-GSO',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Orange juice, sugar, shiitake, pectin, salt',
        es: 'Zumo de naranja, azúcar, shiitake, pectina, sal',
        pt: 'Suco de laranja, açúcar, shiitake, pectina, sal',
      },
    },
    { label: 'allergens', value: { en: 'None', es: 'Ninguno', pt: 'Nenhum' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'A sweet, not a supplement. Keep the tin out of reach of small children.',
        es: 'Es un dulce, no un complemento. Guarda la lata lejos de los niños pequeños.',
        pt: 'É um doce, não um suplemento. Guarde a lata longe de crianças pequenas.',
      },
    },
    { title: 'made', text: cookedBeforeUse(20) },
  ],
  publishedAt: '2025-11-09',
}
