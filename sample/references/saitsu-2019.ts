import type { ReferenceSample } from '@sample/types'

export const saitsu2019: ReferenceSample = {
  slug: 'saitsu-2019',
  title: 'Improvement of cognitive functions by oral intake of Hericium erinaceus',
  authors: 'Yuusuke Saitsu, Akemi Nishide, Kenji Kikushima, Kuniyoshi Shimizu, Koichiro Ohnuki',
  publication: 'Biomedical Research 40(4): 125–131',
  year: 2019,
  link: 'https://doi.org/10.2220/biomedres.40.125',
  summary: {
    en: 'A twelve-week trial of lion’s mane against placebo in healthy people over fifty; one of three tests differed. Used as a small trial, not as proof.',
    es: 'Ensayo de doce semanas, melena de león frente a placebo, en personas sanas de más de cincuenta años; una de tres pruebas difirió. Se cita como ensayo pequeño, no como prueba.',
    pt: 'Ensaio de doze semanas, juba-de-leão contra placebo, em pessoas sadias com mais de cinquenta anos; um de três testes diferiu. Citado como ensaio pequeno, não como prova.',
  },
}
