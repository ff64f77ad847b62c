import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const spicedMushroomTea: ProductSample = {
  slug: 'spiced-mushroom-tea',
  title: {
    en: 'Spiced tea with mushrooms',
    es: 'Té especiado con setas',
    pt: 'Chá de especiarias com cogumelos',
  },
  summary: {
    en: 'Black tea, cinnamon, allspice and dried mushrooms of our own growing.',
    es: 'Té negro, canela, pimienta de Tabasco y setas secas de nuestro cultivo.',
    pt: 'Chá preto, canela, pimenta-da-jamaica e cogumelos secos do nosso cultivo.',
  },
  description: {
    en: 'Mixed for the market on cool mornings. Oyster mushroom and wood ear, _Auricularia cornea_, make it fuller, almost like broth; milk and sugar belong in it.',
    es: 'Mezclado para las mañanas frescas de mercado. La seta de ostra y la oreja de madera, _Auricularia cornea_, le dan cuerpo, casi de caldo; pide leche y azúcar.',
    pt: 'Misturado para as manhãs frescas de feira. O shimeji e a orelha-de-madeira, _Auricularia cornea_, o deixam encorpado, quase um caldo; pede leite e açúcar.',
  },
  categories: ['mushroom/beverage/tea'],
  vendor: 'hongos-la-sascabera',
  species: ['pleurotus-ostreatus'],
  price: 165,
  currency: 'MXN',
  item: 'pouch',
  holds: { quantity: 100, unit: 'g' },
  stock: 22,
  quality: ['smallBatch', 'handMade'],
  sourcing: ['farmGrown'],
  badges: ['vegan'],
  shipping: { weight: 130, weightUnit: 'g', size: [14, 5, 20], lengthUnit: 'cm' },
  sku: 'LS-TEA-100',
  facts: [
    {
      label: 'brewing',
      value: {
        en: '5 g, simmered 20 minutes',
        es: '5 g, 20 minutos a fuego lento',
        pt: '5 g, 20 minutos em fogo baixo',
      },
    },
    { label: 'allergens', value: { en: 'None', es: 'Ninguno', pt: 'Nenhum' } },
  ],
  tabs: [
    {
      title: 'use',
      text: sentences(
        {
          en: 'Simmer it, do not only steep it: the mushrooms are to be cooked.',
          es: 'Hay que cocerlo, no basta infusionar: las setas van cocidas.',
          pt: 'É para ferver, não só deixar em infusão: os cogumelos têm de cozinhar.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-08-07',
}
