import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor, neverRaw } from '@sample/product-warnings'

export const driedCordycepsClubs: ProductSample = {
  slug: 'dried-cordyceps-clubs',
  title: { en: 'Dried cordyceps clubs', es: 'Cordyceps naranja seco', pt: 'Cordyceps laranja seco' },
  summary: {
    en: 'Whole orange clubs for broth, cut off the rice they grew on.',
    es: 'Mazas anaranjadas enteras para caldo, cortadas del arroz en que crecieron.',
    pt: 'Clavas alaranjadas inteiras para caldo, cortadas do arroz em que cresceram.',
  },
  description: {
    en: '_Cordyceps militaris_, grown in jars and never on insects. Brittle, without grain, with a taste of toasted cereal; a small handful colours a pot of chicken broth. It is sold as food and promises nothing.',
    es: '_Cordyceps militaris_ cultivado en tarros, nunca sobre insectos. Quebradizo, sin grano, con sabor a cereal tostado; un puñado pequeño tiñe una olla de caldo de pollo. Se vende como alimento y no promete nada.',
    pt: '_Cordyceps militaris_ cultivado em potes, nunca em insetos. Quebradiço, sem grão, com gosto de cereal tostado; um punhado pequeno colore uma panela de caldo de galinha. É vendido como alimento e não promete nada.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'dry-fork-mushroom-house',
  species: ['cordyceps-militaris'],
  price: 18,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 30, unit: 'g' },
  stock: 26,
  quality: ['lowHeat', 'smallBatch'],
  sourcing: ['farmGrown'],
  badges: ['vegan', 'noFillersAdditives'],
  shipping: { weight: 50, weightUnit: 'g', size: [12, 3, 18], lengthUnit: 'cm' },
  sku: 'DF-COR-30',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Cordyceps militaris, fruit bodies',
        es: 'Cordyceps militaris, cuerpos fructíferos',
        pt: 'Cordyceps militaris, corpos de frutificação',
      },
    },
    {
      label: 'preparation',
      value: {
        en: 'Simmer for 30 minutes',
        es: 'Cuece a fuego lento 30 minutos',
        pt: 'Cozinhe 30 minutos em fogo baixo',
      },
    },
  ],
  tabs: [
    { title: 'cook', text: neverRaw(10) },
    { title: 'safety', text: askDoctor },
  ],
  publishedAt: '2026-06-19',
}
