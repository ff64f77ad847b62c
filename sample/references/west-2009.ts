import type { ReferenceSample } from '@sample/types'

export const west2009: ReferenceSample = {
  slug: 'west-2009',
  title: 'Amanita smithiana mushroom ingestion: A case of delayed renal failure and literature review',
  authors: 'Patrick L. West, Janet Lindgren, B. Zane Horowitz',
  publication: 'Journal of Medical Toxicology 5(1): 32–38',
  year: 2009,
  link: 'https://doi.org/10.1007/BF03160979',
  summary: {
    en: 'A case of kidney failure followed day by day, with a review of the earlier ones. Used for the onset and course of this poisoning.',
    es: 'Un caso de fallo renal seguido día a día, con una revisión de los anteriores. Sirve para la latencia y el curso de esta intoxicación.',
    pt: 'Um caso de insuficiência renal acompanhado dia a dia, com uma revisão dos anteriores. Serve para a latência e a evolução desta intoxicação.',
  },
}
