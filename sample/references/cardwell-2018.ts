import type { ReferenceSample } from '@sample/types'

export const cardwell2018: ReferenceSample = {
  slug: 'cardwell-2018',
  title: 'A Review of Mushrooms as a Potential Source of Dietary Vitamin D',
  authors: 'Glenn Cardwell, Janet F. Bornman, Anthony P. James, Lucinda J. Black',
  publication: 'Nutrients 10(10): 1498',
  year: 2018,
  link: 'https://doi.org/10.3390/nu10101498',
  summary: {
    en: 'Review of vitamin D2 in mushrooms: how ultraviolet light and sunshine form it, and how storage and cooking reduce it.',
    es: 'Revisión sobre la vitamina D2 en las setas: cómo la forman la luz ultravioleta y el sol, y cuánto se pierde al guardarlas y cocinarlas.',
    pt: 'Revisão sobre a vitamina D2 nos cogumelos: como a luz ultravioleta e o sol a formam, e quanto se perde no armazenamento e no cozimento.',
  },
}
