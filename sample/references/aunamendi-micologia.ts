import type { ReferenceSample } from '@sample/types'

export const aunamendiMicologia: ReferenceSample = {
  slug: 'aunamendi-micologia',
  title: 'Micología',
  authors: 'Eusko Ikaskuntza',
  publication: 'Auñamendi Eusko Entziklopedia',
  year: 2026,
  link: 'https://aunamendi.eusko-ikaskuntza.eus/fr/micologia/ar-94821-72998/',
  summary: {
    en: 'Article on the mushrooms of the Basque Country and their names. Used for names in Basque.',
    es: 'Artículo sobre las setas de Euskal Herria y sus nombres. Sirve para los nombres en euskera.',
    pt: 'Artigo sobre os cogumelos do País Basco e seus nomes. Serve para os nomes em basco.',
  },
}
