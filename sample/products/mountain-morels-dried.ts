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
    en: 'Black morels of the western mountains, of the group of _Morchella elata_. Hollow from tip to base and pitted like a sponge: that parts them from the deadly _Gyromitra esculenta_, which is folded and chambered. Eaten raw or barely cooked, morels have killed: boil them for 20 minutes and throw that water away.',
    es: 'Colmenillas negras de las montañas del Oeste, del grupo de _Morchella elata_. Huecas de la punta a la base y con celdillas como una esponja: eso las separa de la mortal _Gyromitra esculenta_, plegada y con cámaras. Crudas o poco hechas han causado muertes: hierve las colmenillas 20 minutos y tira esa agua.',
    pt: 'Morchelas negras das montanhas do Oeste, do grupo de _Morchella elata_. Ocas da ponta à base e com alvéolos como esponja: isso as separa da mortal _Gyromitra esculenta_, dobrada e com câmaras. Cruas ou malcozidas já causaram mortes: ferva as morchelas por 20 minutos e jogue essa água fora.',
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
        en: 'Throw the soaking water away. Boil the soaked morels in plenty of fresh water for 20 minutes with the window open, throw that water away too, and only then add them to a sauce. Small helpings, and no alcohol with them.',
        es: 'Tira el agua del remojo. Hierve las colmenillas remojadas 20 minutos en mucha agua limpia, con la ventana abierta; tira también esa agua y solo entonces llévalas a la salsa. Raciones pequeñas y sin alcohol.',
        pt: 'Jogue fora a água do molho. Ferva as morchelas hidratadas por 20 minutos em bastante água limpa, com a janela aberta; jogue essa água fora também e só então leve-as ao molho. Porções pequenas e sem álcool.',
      },
    },
  ],
  publishedAt: '2025-11-19',
}
