import type { BlockSample } from '@sample/block-types'

export const marketLayout: BlockSample[] = [
  { block: 'pageList' },
  {
    block: 'productCarousel',
    heading: { en: 'To grow your own', es: 'Para cultivar en casa', pt: 'Para cultivar em casa' },
    categories: ['products/growing/equipment/grow-kits', 'products/growing/supplies/grain-spawn'],
  },
  {
    block: 'carousel',
    heading: { en: 'Who sells here', es: 'Quién vende aquí', pt: 'Quem vende aqui' },
    collection: 'vendors',
    sort: 'title',
  },
  {
    block: 'feature',
    heading: { en: 'Before you buy', es: 'Antes de comprar', pt: 'Antes de comprar' },
    text: {
      en: `- Look for the scientific name: one common name may cover three mushrooms.
- Ask what is in it: the fruiting body, or the mycelium with the grain it grew on.
- Ask for the harvest date of what is fresh, and the country of what was gathered.
- Leave anything that promises to cure.`,
      es: `- Busca el nombre científico: un mismo nombre común puede abarcar tres setas.
- Pregunta qué contiene: el cuerpo fructífero o el micelio con el grano en que creció.
- Pide la fecha de cosecha de lo fresco y el país de lo recolectado.
- Deja lo que prometa curar.`,
      pt: `- Procure o nome científico: um mesmo nome popular pode abranger três cogumelos.
- Pergunte o que contém: o corpo de frutificação ou o micélio com o grão em que cresceu.
- Peça a data de colheita do que é fresco e o país do que foi colhido.
- Deixe de lado o que promete curar.`,
    },
    links: [
      {
        label: {
          en: 'How to buy mushrooms',
          es: 'Cómo comprar setas',
          pt: 'Como comprar cogumelos',
        },
        url: '/posts/buying-mushrooms',
      },
    ],
  },
]
