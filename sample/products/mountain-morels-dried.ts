import type { ProductSample } from '@sample/marketplace-types'

export const mountainMorelsDried: ProductSample = {
  slug: 'mountain-morels-dried',
  title: {
    en: 'Dried mountain morels',
    es: 'Colmenillas de montaña secas',
    pt: 'Morchelas de montanha secas',
  },
  summary: {
    en: 'Whole morels, each split to show that it is hollow from tip to foot.',
    es: 'Colmenillas enteras, abiertas una a una para ver que son huecas de punta a pie.',
    pt: 'Morchelas inteiras, abertas uma a uma para mostrar que são ocas da ponta à base.',
  },
  description: {
    en: 'Black morels of the western mountains, of the group of _Morchella elata_. Hollow from tip to base and pitted like a sponge: that parts them from the deadly _Gyromitra esculenta_, which is folded and chambered. Morels must be cooked for a good quarter of an hour. Eaten raw or barely cooked they have poisoned whole dinner parties.',
    es: 'Colmenillas negras de las montañas del Oeste, del grupo de _Morchella elata_. Huecas de la punta a la base y con celdillas como una esponja: eso las separa de la mortal _Gyromitra esculenta_, plegada y con cámaras. Hay que cocinarlas un buen cuarto de hora: crudas o poco hechas han intoxicado a mesas enteras.',
    pt: 'Morchelas negras das montanhas do Oeste, do grupo de _Morchella elata_. Ocas da ponta à base e com alvéolos como esponja: isso as separa da mortal _Gyromitra esculenta_, dobrada e com câmaras. É preciso cozinhá-las por um bom quarto de hora: cruas ou malcozidas já intoxicaram mesas inteiras.',
  },
  categories: ['mushroom/dehydrated'],
  vendor: 'dry-fork-mushroom-house',
  species: [],
  price: 34,
  currency: 'USD',
  item: 'pouch',
  holds: { quantity: 30, unit: 'g' },
  stock: 16,
  choices: [{ key: 'weight', options: ['30g', '100g'] }],
  variants: [
    { options: ['30g'], price: 34, stock: 12 },
    { options: ['100g'], price: 98, stock: 4 },
  ],
  quality: ['expertIdentified', 'lowHeat', 'firstGrade'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'vegan', 'glutenFree'],
  shipping: { weight: 45, weightUnit: 'g', size: [14, 5, 20], lengthUnit: 'cm' },
  sku: 'DF-MOR',
  facts: [
    { label: 'harvest', value: { en: 'April to June', es: 'De abril a junio', pt: 'De abril a junho' } },
    {
      label: 'rehydration',
      value: { en: '25 minutes, warm', es: '25 minutos, en tibio', pt: '25 minutos, morno' },
    },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Cook through, do not serve raw, and avoid alcohol with the first meal: some people react badly to the two together.',
        es: 'Cocínalas por completo, no las sirvas crudas y evita el alcohol la primera vez: la combinación sienta mal a algunas personas.',
        pt: 'Cozinhe por completo, não sirva cruas e evite álcool na primeira vez: a combinação faz mal a algumas pessoas.',
      },
    },
  ],
  publishedAt: '2025-11-19',
}
