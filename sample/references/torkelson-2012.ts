import type { ReferenceSample } from '@sample/types'

export const torkelson2012: ReferenceSample = {
  slug: 'torkelson-2012',
  title: 'Phase 1 Clinical Trial of Trametes versicolor in Women with Breast Cancer',
  authors:
    'Carolyn J. Torkelson, Erin Sweet, Mark R. Martzen, Masa Sasagawa, Cynthia A. Wenner, Juliette Gay, Amy Putiri, Leanna J. Standish',
  publication: 'ISRN Oncology 2012: 251632',
  year: 2012,
  link: 'https://doi.org/10.5402/2012/251632',
  summary: {
    en: 'A dose-finding trial of turkey tail powder in a handful of women after radiotherapy: tolerability and blood counts, not recovery.',
    es: 'Ensayo de dosis con polvo de cola de pavo en unas pocas mujeres tras la radioterapia: tolerancia y análisis de sangre, no curación.',
    pt: 'Ensaio de dose com pó de cauda-de-peru em poucas mulheres após a radioterapia: tolerância e exames de sangue, não cura.',
  },
}
