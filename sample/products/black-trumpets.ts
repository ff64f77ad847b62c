import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const blackTrumpets: ProductSample = {
  slug: 'black-trumpets',
  title: { en: 'Black trumpets', es: 'Trompetas negras', pt: 'Trombetas-negras' },
  summary: {
    en: 'Thin, hollow trumpets from beech and oak on the Maine coast, split and shaken clean.',
    es: 'Trompetas finas y huecas de hayas y robles de la costa de Maine, abiertas y sacudidas.',
    pt: 'Trombetas finas e ocas de faias e carvalhos da costa do Maine, abertas e sacudidas.',
  },
  description: {
    en: '_Craterellus fallax_, the eastern American black trumpet. Each one is torn open, because needles and slugs like the funnel as much as cooks do. They weigh almost nothing: half a pound fills a mixing bowl.',
    es: '_Craterellus fallax_, la trompeta negra del este de Norteamérica. Cada una se abre a mano, porque a las agujas y a las babosas les gusta el embudo tanto como a los cocineros. No pesan casi nada: un cuarto de kilo llena un cuenco grande.',
    pt: '_Craterellus fallax_, a trombeta-negra do leste da América do Norte. Cada uma é aberta à mão, porque agulhas e lesmas gostam do funil tanto quanto os cozinheiros. Não pesam quase nada: um quarto de quilo enche uma tigela grande.',
  },
  categories: ['mushroom/foraged'],
  vendor: 'tidal-birch-foragers',
  species: [],
  price: 22,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 8, unit: 'oz' },
  stock: 9,
  quality: ['expertIdentified', 'checkedByHand'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'sustainableHarvesting', 'vegan', 'glutenFree'],
  shipping: { weight: 260, weightUnit: 'g', size: [22, 10, 18], lengthUnit: 'cm' },
  sku: 'TB-TRU-8',
  facts: [
    { label: 'origin', value: { en: 'Maine coast', es: 'Costa de Maine', pt: 'Costa do Maine' } },
    { label: 'shelfLife', value: { en: '5 days at 3 °C', es: '5 días a 3 °C', pt: '5 dias a 3 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Rinse, dry on a cloth, cook with shallots and cream. They also dry on a sunny windowsill in a day.',
          es: 'Enjuágalas, sécalas en un paño y cocínalas con chalotas y nata. También se secan en un día en una ventana al sol.',
          pt: 'Enxágue, seque num pano e cozinhe com echalotas e creme. Também secam em um dia numa janela ao sol.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-03-22',
}
