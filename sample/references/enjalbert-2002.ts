import type { ReferenceSample } from '@sample/types'

export const enjalbert2002: ReferenceSample = {
  slug: 'enjalbert-2002',
  title: 'Treatment of amatoxin poisoning: 20-year retrospective analysis',
  authors:
    'Françoise Enjalbert, Sylvie Rapior, Janine Nouguier-Soulé, Sophie Guillon, Noël Amouroux, Claudine Cabot',
  publication: 'Journal of Toxicology: Clinical Toxicology 40(6): 715–757',
  year: 2002,
  link: 'https://doi.org/10.1081/CLT-120014646',
  summary: {
    en: 'Review of twenty years of reported amatoxin poisonings and their treatment. Used for the course and the seriousness of poisoning by _Amanita_, _Galerina_ and _Lepiota_.',
    es: 'Revisión de veinte años de intoxicaciones por amatoxinas y de su tratamiento. Sirve para el curso y la gravedad de las intoxicaciones por _Amanita_, _Galerina_ y _Lepiota_.',
    pt: 'Revisão de vinte anos de intoxicações por amatoxinas e de seu tratamento. Serve para a evolução e a gravidade das intoxicações por _Amanita_, _Galerina_ e _Lepiota_.',
  },
}
