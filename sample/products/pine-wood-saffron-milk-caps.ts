import type { ProductSample } from '@sample/marketplace-types'
import { neverRaw, sentences } from '@sample/product-warnings'
import { plainText } from '@sample/words'

export const pineWoodSaffronMilkCaps: ProductSample = {
  slug: 'pine-wood-saffron-milk-caps',
  title: {
    en: 'Saffron milk caps from pine woods',
    es: 'Níscalos de pinar',
    pt: 'Lactários (sanchas) de pinhal',
  },
  summary: {
    en: 'Young saffron milk caps with carrot-coloured milk, from licensed pine woods above Soria.',
    es: 'Níscalos jóvenes de látex color zanahoria, de pinares con permiso sobre Soria.',
    pt: 'Lactários jovens de látex cor de cenoura, de pinhais licenciados acima de Soria.',
  },
  description: {
    en: 'Picked with the stem short and packed gills down in one layer. Each is nicked: the milk must run orange and slowly turn green. White milk belongs to _Lactarius torminosus_, and those stay in the forest.',
    es: 'Se recogen con el pie corto y van con las láminas hacia abajo, en una sola capa. A cada uno se le hace un corte: el látex debe salir anaranjado y verdear despacio. El látex blanco es de _Lactarius torminosus_, y esos se quedan en el monte.',
    pt: 'Colhidos com o estipe curto e embalados com as lâminas para baixo, numa só camada. Em cada uma se faz um corte: o látex tem de sair alaranjado e esverdear devagar. Látex branco é de _Lactarius torminosus_, e esses ficam na mata.',
  },
  categories: ['mushroom/foraged'],
  vendor: 'setas-del-molino-viejo',
  species: ['lactarius-deliciosus'],
  price: 16.5,
  currency: 'EUR',
  item: 'box',
  holds: { quantity: 500, unit: 'g' },
  stock: 14,
  sale: { price: 14, label: 'seasonEnd', from: '2090-11-20T00:00:00Z', to: '2090-12-10T00:00:00Z' },
  quality: ['expertIdentified', 'firstGrade'],
  sourcing: ['picked', 'knownForests'],
  badges: ['wildForaged', 'sustainableHarvesting', 'vegan', 'glutenFree'],
  shipping: { weight: 560, weightUnit: 'g', size: [30, 10, 20], lengthUnit: 'cm' },
  sku: 'MV-NIS-500',
  facts: [
    { label: 'origin', value: plainText('Pinares de Soria') },
    {
      label: 'harvest',
      value: { en: 'October to December', es: 'De octubre a diciembre', pt: 'De outubro a dezembro' },
    },
  ],
  tabs: [
    {
      title: 'cook',
      text: sentences(
        {
          en: 'Cap down on the grill with garlic, parsley and coarse salt.',
          es: 'A la plancha con el píleo hacia abajo, ajo, perejil y sal gruesa.',
          pt: 'Na chapa com o chapéu para baixo, alho, salsa e sal grosso.',
        },
        neverRaw(20),
      ),
    },
  ],
  publishedAt: '2025-10-17',
}
