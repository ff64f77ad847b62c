import type { ReferenceSample } from '@sample/types'

export const lagrange2021: ReferenceSample = {
  slug: 'lagrange-2021',
  title: 'An amyotrophic lateral sclerosis hot spot in the French Alps associated with genotoxic fungi',
  authors: 'E. Lagrange, J. P. Vernoux, J. Reis, V. Palmer, W. Camu, P. S. Spencer',
  publication: 'Journal of the Neurological Sciences 427: 117558',
  year: 2021,
  link: 'https://doi.org/10.1016/j.jns.2021.117558',
  summary: {
    en: 'Fourteen cases of motor neurone disease in one hamlet, all in people who had eaten wild mushrooms, notably false morels. An association, not a proof of the cause.',
    es: 'Catorce casos de esclerosis lateral amiotrófica en una aldea, todos en personas que habían comido setas silvestres, sobre todo falsas colmenillas. Una asociación, no una prueba de la causa.',
    pt: 'Catorze casos de esclerose lateral amiotrófica num povoado, todos em pessoas que haviam comido cogumelos silvestres, sobretudo falsas-morchelas. Uma associação, não uma prova da causa.',
  },
}
