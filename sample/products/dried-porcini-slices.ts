import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const driedPorciniSlices: ProductSample = {
  slug: 'dried-porcini-slices',
  title: { en: 'Dried porcini slices', es: 'Boletus seco en lonchas', pt: 'Porcini seco em fatias' },
  summary: {
    en: 'Long pale slices of porcini, dried at 45 °C, sieved free of dust.',
    es: 'Lonchas largas y claras de boletus, secadas a 45 °C y cribadas sin polvo.',
    pt: 'Fatias longas e claras de porcini, secas a 45 °C e peneiradas sem pó.',
  },
  description: {
    en: 'Slices run from cap to stem so that one can see what they are. The pores are cream to olive, never spotted black; what has worm holes goes into powder. Sixty grams makes risotto for eight.',
    es: 'El corte va del píleo al pie para que se vea qué es cada loncha. Los poros, de crema a oliva, sin manchas negras; lo agujereado se hace polvo. Sesenta gramos dan para un risotto de ocho.',
    pt: 'O corte vai do chapéu ao estipe para que se veja o que é. Os poros vão do creme ao oliva, sem manchas pretas; o que tem furo vira pó. Sessenta gramas dão risoto para oito.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'dry-fork-mushroom-house',
  species: ['boletus-edulis'],
  price: 16,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 60, unit: 'g' },
  stock: 80,
  choices: [{ key: 'weight', options: ['60g', '150g', '500g'] }],
  variants: [
    { options: ['60g'], price: 16, stock: 50 },
    { options: ['150g'], price: 36, stock: 22 },
    { options: ['500g'], price: 105, stock: 8 },
  ],
  quality: ['lowHeat', 'firstGrade', 'expertIdentified'],
  sourcing: ['knownForests'],
  badges: ['wildForaged', 'vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 80, weightUnit: 'g', size: [15, 3, 22], lengthUnit: 'cm' },
  sku: 'DF-POR',
  facts: [
    {
      label: 'origin',
      value: { en: 'Castile and León, Spain', es: 'Castilla y León, España', pt: 'Castela e Leão, Espanha' },
    },
    {
      label: 'rehydration',
      value: {
        en: '20 minutes in warm water',
        es: '20 minutos en agua tibia',
        pt: '20 minutos em água morna',
      },
    },
    {
      label: 'shelfLife',
      value: {
        en: '18 months, dark and dry',
        es: '18 meses, en seco y a oscuras',
        pt: '18 meses, no seco e no escuro',
      },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Strain the soaking water through a cloth and use it: half the flavour is in there.',
          es: 'Cuela el agua del remojo por un paño y úsala: ahí está la mitad del sabor.',
          pt: 'Coe a água do molho num pano e use: metade do sabor está ali.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-02-13',
}
