import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const kingOysterThickStems: ProductSample = {
  slug: 'king-oyster-thick-stems',
  title: {
    en: 'King oyster, thick stems',
    es: 'Seta de cardo de pie grueso',
    pt: 'Eryngui de estipe grosso',
  },
  summary: {
    en: 'Six to eight king oyster mushrooms with stems as thick as a broom handle.',
    es: 'De seis a ocho setas de cardo con el pie tan grueso como un palo de escoba.',
    pt: 'De seis a oito cogumelos eryngui com estipe da grossura de um cabo de vassoura.',
  },
  description: {
    en: '_Pleurotus eryngii_ of the bottle-grown kind, with the white stem that stays firm in the pan. The caps are small because the rooms are kept airy only at the end.',
    es: '_Pleurotus eryngii_ cultivada en botella, de pie blanco que sigue firme en la sartén. El píleo es pequeño porque las salas solo se ventilan al final.',
    pt: '_Pleurotus eryngii_ cultivado em garrafa, de estipe branco que continua firme na frigideira. O chapéu é pequeno porque as salas só são arejadas no fim.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'setas-del-molino-viejo',
  species: ['pleurotus-eryngii'],
  price: 6.8,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 300, unit: 'g' },
  stock: 45,
  quality: ['coldChain', 'firstGrade'],
  sourcing: ['farmGrown', 'strawFromNeighbours'],
  badges: ['vegan', 'glutenFree', 'pesticideFree'],
  shipping: { weight: 330, weightUnit: 'g', size: [20, 7, 14], lengthUnit: 'cm' },
  sku: 'MV-ERY-300',
  facts: [
    { label: 'origin', value: { en: 'Soria, Spain', es: 'Soria, España', pt: 'Soria, Espanha' } },
    { label: 'shelfLife', value: { en: '10 days at 3 °C', es: '10 días a 3 °C', pt: '10 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Score coins of the stem crosswise, sear hard, then cover and let them cook on; serve like scallops.',
          es: 'Corta el pie en medallones, marca la superficie en cruz y dóralos a fuego vivo; después tapa y deja que se hagan. Sírvelos como vieiras.',
          pt: 'Corte o estipe em medalhões, risque em cruz e doure em fogo alto; depois tampe e deixe cozinhar. Sirva como vieiras.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-12-07',
}
