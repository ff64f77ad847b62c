import type { ReferenceSample } from '@sample/types'

export const yu2013: ReferenceSample = {
  slug: 'yu-2013',
  title: 'Mushroom Poisoning by Podostroma cornu-damae: A Case Report and Review of the Literature',
  authors: 'Hyung Min Yu, Jiwan Kim, Seonghui Kang, Sanghee An, Chae Ho Lim, Hong Ghi Lee, Kyeong Ryong Lee',
  publication: 'Journal of The Korean Society of Emergency Medicine 24(4): 469–472',
  year: 2013,
  link: 'https://jksem.org/journal/view.php?number=197',
  summary: {
    en: 'Case of a man of 42, with a review: the fungus resembles reishi and _Cordyceps_, which are eaten for health. Used for what it is taken for.',
    es: 'Caso de un hombre de 42 años, con revisión: el hongo se parece al reishi y a _Cordyceps_, que se toman por salud. Sirve para saber con qué se confunde.',
    pt: 'Caso de um homem de 42 anos, com revisão: o fungo se parece com o reishi e com _Cordyceps_, tomados pela saúde. Serve para saber com o que é confundido.',
  },
}
