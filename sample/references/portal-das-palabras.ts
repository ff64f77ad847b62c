import type { ReferenceSample } from '@sample/types'

export const portalDasPalabras: ReferenceSample = {
  slug: 'portal-das-palabras',
  title: 'Os sete cogumelos',
  authors: 'Real Academia Galega',
  publication: 'Portal das Palabras',
  year: 2026,
  link: 'https://portaldaspalabras.gal/lexico/setestrelo/os-sete-cogumelos/',
  summary: {
    en: 'Seven mushrooms and their names in Galician, with those of deadly doubles. Used for names in Galician.',
    es: 'Siete setas y sus nombres en gallego, con los de sus dobles mortales. Sirve para los nombres en gallego.',
    pt: 'Sete cogumelos e seus nomes em galego, com os de parecidos mortais. Serve para os nomes em galego.',
  },
}
