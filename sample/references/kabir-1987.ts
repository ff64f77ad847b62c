import type { ReferenceSample } from '@sample/types'

export const kabir1987: ReferenceSample = {
  slug: 'kabir-1987',
  title:
    'Effect of shiitake (Lentinus edodes) and maitake (Grifola frondosa) mushrooms on blood pressure and plasma lipids of spontaneously hypertensive rats',
  authors: 'Y. Kabir, M. Yamaguchi, S. Kimura',
  publication: 'Journal of Nutritional Science and Vitaminology 33(5): 341–346',
  year: 1987,
  link: 'https://doi.org/10.3177/jnsv.33.341',
  summary: {
    en: 'A nine-week feeding experiment on hypertensive rats with shiitake and maitake powder. Animal evidence only.',
    es: 'Ensayo de alimentación de nueve semanas en ratas hipertensas con polvo de shiitake y de maitake. Solo prueba en animales.',
    pt: 'Ensaio de alimentação de nove semanas em ratos hipertensos com pó de shiitake e de maitake. Evidência apenas em animais.',
  },
}
