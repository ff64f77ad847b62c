import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const driedSnowFungus: ProductSample = {
  slug: 'dried-snow-fungus',
  title: { en: 'Dried snow fungus', es: 'Hongo de nieve seco', pt: 'Cogumelo-da-neve seco' },
  summary: {
    en: 'Cream-coloured heads, dried without sulphur; one serves four in a sweet soup.',
    es: 'Cabezas de color crema, secadas sin azufre; con una come sopa dulce una mesa de cuatro.',
    pt: 'Cabeças cor de creme, secas sem enxofre; uma dá sopa doce para quatro.',
  },
  description: {
    en: '_Tremella fuciformis_, cultivated on sawdust with the fungus it feeds on. Heads that are snow white have been bleached; these are not, and smell of nothing. Cut out the hard foot once they are soft.',
    es: '_Tremella fuciformis_, cultivada en serrín con el hongo del que se alimenta. Las cabezas blancas como la nieve están blanqueadas; estas no, y no huelen a nada. Quita el pie duro cuando se ablanden.',
    pt: '_Tremella fuciformis_, cultivada em serragem com o fungo de que se alimenta. As cabeças brancas como neve foram branqueadas; estas não, e não cheiram a nada. Tire o pé duro quando amolecerem.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'dry-fork-mushroom-house',
  species: ['tremella-fuciformis'],
  price: 11,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 60, unit: 'g' },
  stock: 44,
  quality: ['firstGrade'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 85, weightUnit: 'g', size: [18, 8, 22], lengthUnit: 'cm' },
  sku: 'DF-SNO-60',
  facts: [
    { label: 'origin', value: { en: 'Fujian, China', es: 'Fujian (China)', pt: 'Fujian, China' } },
    {
      label: 'rehydration',
      value: { en: '30 minutes, cold', es: '30 minutos, en frío', pt: '30 minutos, a frio' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Soak it cold and briefly and cook it at once: soaked for hours in the warm, it has poisoned people.',
          es: 'Remójalo poco y en frío y cocínalo enseguida: remojado horas al calor ha causado intoxicaciones.',
          pt: 'Hidrate pouco e a frio e cozinhe logo: deixado horas no calor, já causou intoxicações.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-05-08',
}
