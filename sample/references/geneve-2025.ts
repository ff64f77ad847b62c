import type { ReferenceSample } from '@sample/types'

export const geneve2025: ReferenceSample = {
  slug: 'geneve-2025',
  title: 'Manger des champignons, oui mais cuits',
  authors: 'République et canton de Genève',
  publication: 'Canton Government of Geneva, 22 May 2025',
  year: 2025,
  link: 'https://mil-osi1.milnz.nz/2025/05/22/manger-des-champignons-oui-mais-cuits',
  summary: {
    en: 'Advice of a food authority: morels and other mushrooms that are poisonous raw, with cooking times and water to be thrown away. Used for cooking times.',
    es: 'Consejos de una autoridad alimentaria sobre las colmenillas y otras setas tóxicas en crudo, con tiempos de cocción y aguas que se tiran. Sirve para los tiempos.',
    pt: 'Conselhos de uma autoridade de alimentos sobre as morchelas e outros cogumelos tóxicos crus, com tempos de cozimento e águas que se jogam fora. Serve para os tempos.',
  },
}
