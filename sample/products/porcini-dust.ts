import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const porciniDust: ProductSample = {
  slug: 'porcini-dust',
  title: { en: 'Porcini dust', es: 'Polvo de boletus', pt: 'Pó de porcini' },
  summary: {
    en: 'What slicing leaves over, sieved and milled: all the flavour, none of the looks.',
    es: 'Lo que sobra del laminado, cribado y molido: todo el sabor, nada de la apariencia.',
    pt: 'O que sobra do corte, peneirado e moído: todo o sabor, nada da aparência.',
  },
  description: {
    en: 'Broken slices and pores, sorted again before the mill. A spoonful turns sauces, soups and stews brown and deep.',
    es: 'Lonchas rotas y poros, seleccionados otra vez antes del molino. Una cucharada da color y fondo a salsas, sopas y guisos.',
    pt: 'Fatias quebradas e poros, escolhidos de novo antes do moinho. Uma colherada dá cor e sabor a molhos, sopas e ensopados.',
  },
  categories: ['mushroom/extracts/powder'],
  vendor: 'dry-fork-mushroom-house',
  species: ['boletus-edulis'],
  price: 13,
  currency: 'USD',
  item: 'tin',
  holds: { quantity: 60, unit: 'g' },
  stock: 40,
  quality: ['kitchenGrade', 'expertIdentified'],
  sourcing: ['knownForests'],
  badges: ['vegan', 'glutenFree', 'wildForaged', 'noFillersAdditives'],
  shipping: { weight: 120, weightUnit: 'g', size: [7, 9, 7], lengthUnit: 'cm' },
  sku: 'DF-PBO-60',
  facts: [
    {
      label: 'origin',
      value: { en: 'Castile and León, Spain', es: 'Castilla y León, España', pt: 'Castela e Leão, Espanha' },
    },
    { label: 'ingredients', value: plainText('Boletus edulis') },
    { label: 'shelfLife', value: { en: '18 months', es: '18 meses', pt: '18 meses' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Bloom it in warm fat, then add the liquid and let it simmer.',
          es: 'Ábrelo en grasa tibia, añade el líquido y deja que cueza.',
          pt: 'Aqueça na gordura morna, ponha o líquido e deixe cozinhar.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-01-26',
}
