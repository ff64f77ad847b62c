import type { ProductSample } from '@sample/marketplace-types'

export const olympicChanterelles: ProductSample = {
  slug: 'olympic-chanterelles',
  title: {
    en: 'Pacific golden chanterelles',
    es: 'Rebozuelos dorados del Pacífico',
    pt: 'Cantarelos-dourados do Pacífico',
  },
  summary: {
    en: 'Chanterelles from second-growth fir on the Olympic Peninsula, brushed in the forest.',
    es: 'Rebozuelos de abetales jóvenes de la península Olímpica, cepillados en el bosque.',
    pt: 'Cantarelos de matas jovens de abeto da península Olímpica, escovados ainda no mato.',
  },
  description: {
    en: '_Cantharellus formosus_, the western relative of the European chanterelle. Cut with a knife, brushed before they touch the bag, and looked at one by one by someone who has done it for thirty years. Blunt forked ridges that run down the stem, solid flesh, no gills that could be lifted: that is what is checked.',
    es: '_Cantharellus formosus_, el pariente occidental del rebozuelo europeo. Cortados a cuchillo, cepillados antes de entrar en la bolsa y mirados uno a uno por quien lleva treinta años haciéndolo. Pliegues romos y bifurcados que bajan por el pie, carne maciza, ninguna lámina que se despegue: eso se comprueba.',
    pt: '_Cantharellus formosus_, o parente ocidental do cantarelo europeu. Cortados à faca, escovados antes de entrar no saco e olhados um a um por quem faz isso há trinta anos. Dobras rombas e bifurcadas que descem pelo estipe, carne maciça, nenhuma lâmina que se solte: é isso que se confere.',
  },
  categories: ['mushroom/foraged'],
  vendor: 'two-kettles-foraging',
  species: [],
  price: 19,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 1, unit: 'lb' },
  stock: 26,
  choices: [{ key: 'weight', options: ['1lb', '3lb'] }],
  variants: [
    { options: ['1lb'], price: 19, stock: 20 },
    {
      options: ['3lb'],
      price: 52,
      stock: 6,
      sale: { price: 46, label: 'autumn', from: '2025-09-01T00:00:00Z', to: '2025-11-15T00:00:00Z' },
    },
  ],
  quality: ['expertIdentified', 'checkedByHand', 'coldChain'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'sustainableHarvesting', 'vegan', 'glutenFree'],
  shipping: { weight: 480, weightUnit: 'g', size: [25, 10, 20], lengthUnit: 'cm' },
  sku: 'TK-CHA',
  facts: [
    {
      label: 'origin',
      value: {
        en: 'Olympic Peninsula, Washington',
        es: 'Península Olímpica, Washington',
        pt: 'Península Olímpica, Washington',
      },
    },
    {
      label: 'harvest',
      value: { en: 'September to November', es: 'De septiembre a noviembre', pt: 'De setembro a novembro' },
    },
    { label: 'shelfLife', value: { en: '9 days at 3 °C', es: '9 días a 3 °C', pt: '9 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: {
        en: 'Dry-fry until the water is gone, then butter and thyme. A trace of grit is part of the bargain.',
        es: 'Saltéalos en seco hasta que se vaya el agua; después, mantequilla y tomillo. Algún grano de arena entra en el trato.',
        pt: 'Refogue a seco até a água sumir; depois, manteiga e tomilho. Um grãozinho de areia faz parte do trato.',
      },
    },
  ],
  publishedAt: '2026-01-01',
}
