import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const logGrownShiitake: ProductSample = {
  slug: 'log-grown-shiitake',
  title: { en: 'Log-grown shiitake', es: 'Shiitake de tronco', pt: 'Shiitake de tora' },
  summary: {
    en: 'Shiitake from oak logs in the shade, thick-capped and cracked by cool nights.',
    es: 'Shiitake de troncos de roble a la sombra, de píleo grueso agrietado por las noches frescas.',
    pt: 'Shiitake de toras de carvalho à sombra, de chapéu grosso rachado pelas noites frescas.',
  },
  description: {
    en: 'Logs of red oak carry these for five summers. They grow slowly, so the caps are thick and smell of hazelnut; cold nights crack them into the pattern that cooks ask for.',
    es: 'Los troncos de roble americano los dan durante cinco veranos. Crecen despacio: por eso el píleo es grueso y huele a avellana, y el frío de la noche le abre las grietas que buscan los cocineros.',
    pt: 'Toras de carvalho-americano os dão por cinco verões. Crescem devagar, por isso o chapéu é grosso e cheira a avelã; o frio da noite abre as rachaduras que os cozinheiros procuram.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'roble-y-rocio',
  species: ['lentinula-edodes'],
  price: 6.8,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 250, unit: 'g' },
  stock: 30,
  choices: [{ key: 'weight', options: ['250g', '500g'] }],
  variants: [
    { options: ['250g'], price: 6.8, stock: 20 },
    { options: ['500g'], price: 12.5, stock: 10 },
  ],
  quality: ['checkedByHand', 'smallBatch'],
  sourcing: ['hardwood', 'farmGrown'],
  badges: ['vegan', 'glutenFree', 'locallySourced', 'smallFarm'],
  shipping: { weight: 280, weightUnit: 'g', size: [22, 8, 15], lengthUnit: 'cm' },
  sku: 'RR-SHI',
  facts: [
    { label: 'origin', value: plainText('Elizondo, Navarra') },
    { label: 'harvest', value: { en: 'May to October', es: 'De mayo a octubre', pt: 'De maio a outubro' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Take off the stems for stock and cook the caps right through: raw or half-cooked shiitake gives some people a whip-like rash for days.',
          es: 'Separa los pies para caldo y cocina bien los píleos: crudo o a medio hacer, el shiitake causa a algunas personas un sarpullido que dura días.',
          pt: 'Separe os estipes para caldo e cozinhe bem os chapéus: cru ou malpassado, o shiitake causa em algumas pessoas uma erupção que dura dias.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-05-22',
}
