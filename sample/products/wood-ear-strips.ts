import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const woodEarStrips: ProductSample = {
  slug: 'wood-ear-strips',
  title: { en: 'Wood ear strips', es: 'Tiras de oreja de madera', pt: 'Tiras de orelha-de-madeira' },
  summary: {
    en: 'Cut ears that swell to eight times their size and stay crunchy in soup.',
    es: 'Tiras que crecen ocho veces al remojarse y siguen crujientes en la sopa.',
    pt: 'Tiras que crescem oito vezes na água e continuam crocantes na sopa.',
  },
  description: {
    en: '_Auricularia cornea_, the wood ear that is cultivated, has little taste and a great deal of texture: cool, slippery, crisp. Grown underground and cut before drying, so there is nothing to trim.',
    es: '_Auricularia cornea_, la oreja de madera que se cultiva, sabe a poco y tiene mucha textura: fresca, resbaladiza, crujiente. Se cría bajo tierra y se corta antes de secar: no hay nada que limpiar.',
    pt: '_Auricularia cornea_, a orelha-de-madeira cultivada, tem pouco gosto e muita textura: fresca, escorregadia, crocante. Criada debaixo da terra e cortada antes de secar, não sobra nada para limpar.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'hongos-la-sascabera',
  species: [],
  price: 85,
  currency: 'MXN',
  item: 'pouch',
  holds: { quantity: 50, unit: 'g' },
  stock: 70,
  quality: ['lowHeat'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'glutenFree', 'noFillersAdditives'],
  shipping: { weight: 70, weightUnit: 'g', size: [14, 3, 20], lengthUnit: 'cm' },
  sku: 'LS-EAR-50',
  facts: [
    {
      label: 'rehydration',
      value: { en: '1 hour, cold', es: '1 hora, en frío', pt: '1 hora, a frio' },
    },
    { label: 'allergens', value: { en: 'None', es: 'Ninguno', pt: 'Nenhum' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Soak only what you eat the same day; wood ears left in water for hours in the warm can form a poison that survives cooking. Soak for an hour, or longer only in the refrigerator. Boil for 20 minutes before they go into salads.',
          es: 'Remoja solo lo que comas ese día: si pasan horas en agua al calor, pueden formar un veneno que resiste la cocción. Una hora en remojo, o más tiempo solo en el frigorífico. Hiérvelas 20 minutos antes de llevarlas a la ensalada.',
          pt: 'Hidrate só o que comer no mesmo dia: se ficarem horas na água no calor, podem formar um veneno que resiste ao cozimento. Deixe uma hora de molho, ou mais tempo só na geladeira. Ferva por 20 minutos antes de ir para a salada.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-03-22',
}
