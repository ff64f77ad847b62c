import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const greyOysterClusters: ProductSample = {
  slug: 'grey-oyster-clusters',
  title: { en: 'Grey oyster clusters', es: 'Racimos de seta de ostra gris', pt: 'Cachos de shimeji cinza' },
  summary: {
    en: 'Whole clusters of grey oyster mushroom, cut on Wednesday and sent the next morning.',
    es: 'Racimos enteros de seta de ostra gris, cortados el miércoles y enviados a la mañana siguiente.',
    pt: 'Cachos inteiros de shimeji cinza, cortados na quarta-feira e enviados na manhã seguinte.',
  },
  description: {
    en: 'Clusters of _Pleurotus ostreatus_ grown on alder sawdust, cut before the caps flatten and drop spores. They come whole, with the base on, because a whole cluster keeps twice as long as loose caps.',
    es: 'Racimos de _Pleurotus ostreatus_ sobre serrín de aliso, cortados antes de que los píleos se aplanen y suelten esporas. Llegan enteros y con la base, porque así duran el doble que las setas sueltas.',
    pt: 'Cachos de _Pleurotus ostreatus_ criados em serragem de amieiro, cortados antes que os chapéus se abram e soltem esporos. Vão inteiros, com a base, porque assim duram o dobro dos soltos.',
  },
  categories: ['mushroom/fresh'],
  vendor: 'mossgate-mushroom-farm',
  species: ['pleurotus-ostreatus'],
  price: 9,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 250, unit: 'g' },
  stock: 64,
  choices: [{ key: 'weight', options: ['250g', '500g', '1kg'] }],
  variants: [
    { options: ['250g'], price: 9, stock: 40 },
    { options: ['500g'], price: 16.5, stock: 18 },
    { options: ['1kg'], price: 30, stock: 6, sale: { price: 26, label: 'harvest' } },
  ],
  quality: ['coldChain', 'checkedByHand'],
  sourcing: ['farmGrown', 'hardwood'],
  badges: ['vegan', 'glutenFree', 'pesticideFree', 'locallySourced', 'smallFarm'],
  shipping: { weight: 250, weightUnit: 'g', size: [20, 9, 14], lengthUnit: 'cm' },
  sku: 'MG-OYS',
  facts: [
    { label: 'origin', value: plainText('Corvallis, Oregon') },
    { label: 'storage', value: { en: '1–4 °C, in paper', es: '1–4 °C, en papel', pt: '1–4 °C, em papel' } },
    { label: 'shelfLife', value: { en: '7 days', es: '7 días', pt: '7 dias' } },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Tear along the gills, never cut: torn edges brown better. Dry pan first, fat when the water has gone, salt last. Cook through; the spores and raw flesh upset some people.',
          es: 'Desgarra siguiendo las láminas, sin cuchillo: los bordes rotos se doran mejor. Primero la sartén seca, la grasa cuando se haya ido el agua y la sal al final. Cocina bien: cruda sienta mal a algunas personas.',
          pt: 'Rasgue seguindo as lâminas, sem faca: bordas rasgadas douram melhor. Primeiro a frigideira seca, a gordura quando a água sair, o sal no fim. Cozinhe bem: cru faz mal a algumas pessoas.',
        },
        neverRaw(20),
      ),
    },
    {
      title: 'store',
      text: {
        en: 'Leave them in the paper, in the coolest part of the fridge. Plastic makes them sweat and smell within two days.',
        es: 'Déjalas en el papel, en la parte más fría de la nevera. En plástico sudan y huelen a los dos días.',
        pt: 'Deixe-os no papel, na parte mais fria da geladeira. No plástico suam e cheiram em dois dias.',
      },
    },
  ],
  publishedAt: '2025-11-26',
}
