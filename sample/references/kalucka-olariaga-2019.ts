import type { ReferenceSample } from '@sample/types'

export const kaluckaOlariaga2019: ReferenceSample = {
  slug: 'kalucka-olariaga-2019',
  title: 'Hericium erinaceus',
  authors: 'Izabela L. Kałucka, Ibai Olariaga Ibarguren',
  publication: 'The IUCN Red List of Threatened Species',
  year: 2019,
  link: 'https://www.iucnredlist.org/species/70401627/70401637',
  summary: {
    en: 'Global red list assessment of the lion’s mane: least concern across the northern hemisphere, though rare and declining in some regions as old trees and large dead wood are lost.',
    es: 'Evaluación mundial de la melena de león para la Lista Roja: preocupación menor en el hemisferio norte, aunque rara y en declive en algunas regiones al perderse los árboles viejos y la madera muerta de gran tamaño.',
    pt: 'Avaliação mundial da juba-de-leão para a Lista Vermelha: pouco preocupante no hemisfério norte, embora rara e em declínio em algumas regiões com a perda de árvores velhas e de troncos mortos de grande porte.',
  },
}
