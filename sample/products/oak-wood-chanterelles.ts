import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const oakWoodChanterelles: ProductSample = {
  slug: 'oak-wood-chanterelles',
  title: {
    en: 'Chanterelles from oak woods',
    es: 'Rebozuelos de robledal',
    pt: 'Cantarelos de carvalhal',
  },
  summary: {
    en: 'Chanterelles from mossy oak and beech in the mountains of León, brushed in the forest.',
    es: 'Rebozuelos de robledales y hayedos con musgo de la montaña leonesa, cepillados en el bosque.',
    pt: 'Cantarelos de carvalhais e faiais musgosos das montanhas de León, escovados ainda no mato.',
  },
  description: {
    en: '_Cantharellus cibarius_, cut with a knife, brushed before they touch the bag, and looked at one by one by someone who has done it for thirty years. Blunt forked ridges that run down the stem, solid flesh, no gills that could be lifted: that is what is checked.',
    es: '_Cantharellus cibarius_, cortados a cuchillo, cepillados antes de entrar en la bolsa y mirados uno a uno por quien lleva treinta años haciéndolo. Pliegues romos y bifurcados que bajan por el pie, carne maciza, ninguna lámina que se despegue: eso se comprueba.',
    pt: '_Cantharellus cibarius_, cortados à faca, escovados antes de entrar no saco e olhados um a um por quem faz isso há trinta anos. Dobras rombas e bifurcadas que descem pelo estipe, carne maciça, nenhuma lâmina que se solte: é isso que se confere.',
  },
  categories: ['mushroom/foraged'],
  vendor: 'dos-calderos-de-monte',
  species: ['cantharellus-cibarius'],
  price: 14,
  currency: 'EUR',
  item: 'bag',
  holds: { quantity: 500, unit: 'g' },
  stock: 26,
  choices: [{ key: 'weight', options: ['500g', '1kg'] }],
  variants: [
    { options: ['500g'], price: 14, stock: 20 },
    {
      options: ['1kg'],
      price: 26,
      stock: 6,
      sale: { price: 22, label: 'autumn', from: '2025-09-01T00:00:00Z', to: '2025-11-15T00:00:00Z' },
    },
  ],
  quality: ['expertIdentified', 'checkedByHand', 'coldChain'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'sustainableHarvesting', 'vegan', 'glutenFree'],
  shipping: { weight: 530, weightUnit: 'g', size: [25, 10, 20], lengthUnit: 'cm' },
  sku: 'DC-CHA',
  facts: [
    {
      label: 'origin',
      value: { en: 'Laciana, León, Spain', es: 'Laciana, León', pt: 'Laciana, León, Espanha' },
    },
    {
      label: 'harvest',
      value: { en: 'July to October', es: 'De julio a octubre', pt: 'De julho a outubro' },
    },
    { label: 'shelfLife', value: { en: '9 days at 3 °C', es: '9 días a 3 °C', pt: '9 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Dry-fry until the water is gone, then butter and thyme. A trace of grit is part of the bargain.',
          es: 'Saltéalos en seco hasta que se vaya el agua; después, mantequilla y tomillo. Algún grano de arena entra en el trato.',
          pt: 'Refogue a seco até a água sumir; depois, manteiga e tomilho. Um grãozinho de areia faz parte do trato.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-01-01',
}
