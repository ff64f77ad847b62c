import type { ReferenceSample } from '@sample/types'

export const mori2009: ReferenceSample = {
  slug: 'mori-2009',
  title:
    'Improving effects of the mushroom Yamabushitake (Hericium erinaceus) on mild cognitive impairment: a double-blind placebo-controlled clinical trial',
  authors: 'Koichiro Mori, Satoshi Inatomi, Kenzi Ouchi, Yoshihito Azumi, Takashi Tuchida',
  publication: 'Phytotherapy Research 23(3): 367–372',
  year: 2009,
  link: 'https://doi.org/10.1002/ptr.2634',
  summary: {
    en: 'A small Japanese trial of lion’s mane powder in people aged 50 to 80 with mild cognitive impairment. Used as a small trial, which others have yet to confirm.',
    es: 'Pequeño ensayo japonés con polvo de melena de león en personas de 50 a 80 años con deterioro cognitivo leve. Se cita como ensayo pequeño, pendiente de confirmación.',
    pt: 'Pequeno ensaio japonês com pó de juba-de-leão em pessoas de 50 a 80 anos com comprometimento cognitivo leve. Citado como ensaio pequeno, ainda por confirmar.',
  },
}
