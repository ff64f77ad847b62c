import type { ReferenceSample } from '@sample/types'

export const usdaSr28: ReferenceSample = {
  slug: 'usda-sr28',
  title: 'USDA National Nutrient Database for Standard Reference, Release 28',
  authors: 'US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory',
  publication: 'Beltsville Human Nutrition Research Center, Beltsville, Maryland',
  year: 2015,
  link: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/sr11-sr28/',
  summary: {
    en: 'Public-domain table of the composition of foods per 100 g. Used for all nutrition figures; a blank there means not measured.',
    es: 'Tabla de dominio público con la composición de los alimentos por 100 g. Sirve para todas las cifras de nutrición; un hueco significa que no se ha medido.',
    pt: 'Tabela de domínio público com a composição dos alimentos por 100 g. Serve para todos os números de nutrição; uma lacuna significa que não foi medido.',
  },
}
