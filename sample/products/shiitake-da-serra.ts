import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const shiitakeDaSerra: ProductSample = {
  slug: 'shiitake-da-serra',
  title: {
    en: 'Shiitake on chestnut wood',
    es: 'Shiitake en madera de castaño',
    pt: 'Shiitake em madeira de castanheiro',
  },
  summary: {
    en: 'Shiitake from chestnut logs at six hundred metres, after the October rains.',
    es: 'Shiitake de troncos de castaño a seiscientos metros, tras las lluvias de octubre.',
    pt: 'Shiitake de troncos de castanheiro a seiscentos metros, depois das chuvas de outubro.',
  },
  description: {
    en: 'Chestnut is slower than oak and gives a darker cap with a bitter-almond edge. Twelve to sixteen caps in a box.',
    es: 'El castaño es más lento que el roble y da un píleo más oscuro, con un punto de almendra amarga. De doce a dieciséis por caja.',
    pt: 'O castanheiro é mais lento que o carvalho e dá um chapéu mais escuro, com um toque de amêndoa amarga. De doze a dezesseis por caixa.',
  },
  categories: ['mushroom/fresh'],
  drawing: 'foraged',
  vendor: 'cogumelos-da-serra-velha',
  species: ['lentinula-edodes'],
  price: 7.2,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 250, unit: 'g' },
  stock: 26,
  sale: { price: 6, label: 'harvest' },
  quality: ['checkedByHand'],
  sourcing: ['hardwood', 'farmGrown'],
  badges: ['vegan', 'glutenFree', 'smallFarm'],
  shipping: { weight: 280, weightUnit: 'g', size: [20, 8, 14], lengthUnit: 'cm' },
  sku: 'SV-SHI-250',
  facts: [
    { label: 'origin', value: plainText('Viseu, Portugal') },
    { label: 'shelfLife', value: { en: '9 days at 3 °C', es: '9 días a 3 °C', pt: '9 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Cook right through; olive oil, garlic and coriander are all it needs.',
          es: 'Cocínalo por completo; aceite de oliva, ajo y cilantro le bastan.',
          pt: 'Cozinhe por completo; azeite, alho e coentro bastam.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-09-21',
}
