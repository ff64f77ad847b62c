import type { ReferenceSample } from '@sample/types'

export const famcal2011: ReferenceSample = {
  slug: 'famcal-2011',
  title: 'Los nombres comunes y vernáculos castellanos de las setas',
  authors: 'Juan Manuel Velasco Santos, A. Martín, A. González',
  publication: 'Boletín Micológico de FAMCAL 6: 155',
  year: 2011,
  link: 'https://docslib.org/doc/1895297/bolet%C3%ADn-micol%C3%B3gico-de-famcal-una-contribuci%C3%B3n-de-famcal-a-la-difusi%C3%B3n-de-los-conocimientos-micol%C3%B3gicos-en-castilla-y-le%C3%B3n-una-contribuci%C3%B3n-de-famcal',
  summary: {
    en: 'Collects the names that people of Spain give to mushrooms in Spanish, with the places where they are said. Used for local names.',
    es: 'Recopila los nombres castellanos que la gente da a las setas en España, con los lugares donde se oyen. Sirve para los nombres locales.',
    pt: 'Reúne os nomes castelhanos que as pessoas dão aos cogumelos na Espanha, com os lugares onde se usam. Serve para os nomes locais.',
  },
}
