import type { ReferenceSample } from '@sample/types'

export const dahlberg2019: ReferenceSample = {
  slug: 'dahlberg-2019',
  title: 'Boletus edulis',
  authors: 'Anders Dahlberg',
  publication: 'The IUCN Red List of Threatened Species',
  year: 2019,
  link: 'https://www.iucnredlist.org/species/122090234/222968388',
  summary: {
    en: 'Global red list assessment of the penny bun: common and widespread in Europe and Asia, with no evidence of decline; least concern.',
    es: 'Evaluación mundial del boleto comestible para la Lista Roja: común y muy extendido en Europa y Asia, sin indicios de declive; preocupación menor.',
    pt: 'Avaliação mundial do boleto comestível para a Lista Vermelha: comum e amplamente distribuído na Europa e na Ásia, sem sinais de declínio; pouco preocupante.',
  },
}
