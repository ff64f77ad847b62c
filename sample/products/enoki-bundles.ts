import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'

export const enokiBundles: ProductSample = {
  slug: 'enoki-bundles',
  title: { en: 'Enoki in bundles', es: 'Enoki en manojos', pt: 'Enoki em maços' },
  summary: {
    en: 'White threads grown cold and dark, cut the day before market, for the pot and never raw.',
    es: 'Hilos blancos criados en frío y a oscuras, cortados la víspera del mercado; para la olla, nunca crudos.',
    pt: 'Fios brancos criados no frio e no escuro, cortados na véspera da feira; para a panela, nunca crus.',
  },
  description: {
    en: '_Flammulina filiformis_, in bottles in the coldest corner of the barn. A bundle is firm, dry and without slime at the foot. Packs eaten raw have carried listeria, so the label says what to do before it says anything else.',
    es: '_Flammulina filiformis_ en botellas, en el rincón más frío del establo. El manojo es firme, seco y sin baba en la base. Comido crudo ha transmitido listeria: por eso la etiqueta empieza diciendo que se cocina.',
    pt: '_Flammulina filiformis_ em garrafas, no canto mais frio do estábulo. O maço é firme, seco e sem limo na base. Comido cru já transmitiu listéria: por isso o rótulo começa dizendo que se cozinha.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'mossgate-mushroom-farm',
  species: [],
  price: 4.5,
  currency: 'USD',
  item: 'bag',
  holds: { quantity: 200, unit: 'g' },
  stock: 38,
  quality: ['coldChain', 'smallBatch'],
  sourcing: ['farmGrown', 'hardwood'],
  badges: ['vegan', 'glutenFree', 'smallFarm'],
  shipping: { weight: 230, weightUnit: 'g', size: [10, 5, 16], lengthUnit: 'cm' },
  sku: 'MG-ENO-200',
  facts: [
    { label: 'substrate', value: { en: 'Alder sawdust', es: 'Serrín de aliso', pt: 'Serragem de amieiro' } },
    { label: 'shelfLife', value: { en: '10 days at 2 °C', es: '10 días a 2 °C', pt: '10 dias a 2 °C' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'In a hotpot, let them boil in the broth, pulled apart, until the threads are limp.',
          es: 'En un caldo, que hierva deshilachado hasta que los hilos queden blandos.',
          pt: 'Num caldo, deixe ferver desfiado até os fios ficarem moles.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2026-02-26',
}
