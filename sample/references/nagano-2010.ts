import type { ReferenceSample } from '@sample/types'

export const nagano2010: ReferenceSample = {
  slug: 'nagano-2010',
  title: 'Reduction of depression and anxiety by 4 weeks Hericium erinaceus intake',
  authors: 'M. Nagano, K. Shimizu, R. Kondo, C. Hayashi, D. Sato, K. Kitagawa, K. Ohnuki',
  publication: 'Biomedical Research 31(4): 231–237',
  year: 2010,
  link: 'https://doi.org/10.2220/biomedres.31.231',
  summary: {
    en: 'A four-week trial with thirty women, lion’s mane against placebo, on mood, sleep and general complaints. Small and short.',
    es: 'Ensayo de cuatro semanas con treinta mujeres, melena de león frente a placebo, sobre ánimo, sueño y molestias generales. Pequeño y breve.',
    pt: 'Ensaio de quatro semanas com trinta mulheres, juba-de-leão contra placebo, sobre humor, sono e queixas gerais. Pequeno e curto.',
  },
}
