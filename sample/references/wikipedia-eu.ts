import type { ReferenceSample } from '@sample/types'

export const wikipediaEu: ReferenceSample = {
  slug: 'wikipedia-eu',
  title: 'Hiltzaile berde, Hiltzaile goiztiar, Galanperna',
  authors: 'Wikipediaren egileak',
  publication: 'Wikipedia, entziklopedia askea',
  year: 2026,
  link: 'https://eu.wikipedia.org/wiki/Hiltzaile_berde',
  summary: {
    en: 'Articles on mushrooms in Basque. Used for names in Basque.',
    es: 'Artículos sobre setas en euskera. Sirve para los nombres en euskera.',
    pt: 'Artigos sobre cogumelos em basco. Serve para os nomes em basco.',
  },
}
