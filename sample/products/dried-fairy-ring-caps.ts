import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const driedFairyRingCaps: ProductSample = {
  slug: 'dried-fairy-ring-caps',
  title: { en: 'Dried fairy ring caps', es: 'Senderuelas secas', pt: 'Chapéus secos de Marasmius' },
  summary: {
    en: 'Small tough caps from mountain pasture, without the stems, for soups and omelettes.',
    es: 'Píleos pequeños y correosos de pastos de montaña, sin pie, para sopas y tortillas.',
    pt: 'Chapéus pequenos e firmes de pasto de montanha, sem o estipe, para sopas e omeletes.',
  },
  description: {
    en: '_Marasmius oreades_ shrivels and comes back whole. Only caps with wide-apart gills and a bounce in the stem are taken: the poisonous _Clitocybe rivulosa_ grows in the same rings, so an expert sorts every tray.',
    es: '_Marasmius oreades_ se arruga y revive entera. Solo se recolectan las de láminas separadas y pie elástico: en los mismos corros crece la venenosa _Clitocybe rivulosa_, así que un experto revisa cada bandeja.',
    pt: '_Marasmius oreades_ murcha e revive inteiro. Só se pegam os de lâminas afastadas e estipe elástico: nos mesmos círculos cresce a venenosa _Clitocybe rivulosa_, por isso um especialista confere cada bandeja.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'cogumelos-da-serra-velha',
  species: ['marasmius-oreades'],
  price: 9.9,
  currency: 'EUR',
  item: 'pouch',
  holds: { quantity: 30, unit: 'g' },
  stock: 25,
  quality: ['lowHeat', 'expertIdentified'],
  sourcing: ['picked', 'singleOrigin'],
  badges: ['wildForaged', 'vegan', 'glutenFree'],
  shipping: { weight: 45, weightUnit: 'g', size: [12, 3, 18], lengthUnit: 'cm' },
  sku: 'SV-MAR-30',
  facts: [
    { label: 'origin', value: plainText('Viseu, Portugal') },
    {
      label: 'rehydration',
      value: { en: '10 minutes, warm', es: '10 minutos, en tibio', pt: '10 minutos, morno' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Add them dry to soups and stews at the start.',
          es: 'Échalas secas a sopas y guisos desde el principio.',
          pt: 'Jogue secos em sopas e ensopados desde o começo.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-12-23',
}
