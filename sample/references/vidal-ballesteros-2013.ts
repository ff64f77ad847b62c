import type { ReferenceSample } from '@sample/types'

export const vidalBallesteros2013: ReferenceSample = {
  slug: 'vidal-ballesteros-2013',
  title: 'Bolets dels Països Catalans i els seus noms populars',
  authors: 'Josep Maria Vidal, Enric Ballesteros',
  publication: 'Brau Edicions, Figueres',
  year: 2013,
  link: 'https://search.worldcat.org/isbn/9788496905986',
  summary: {
    en: 'Mushrooms of the Catalan-speaking lands and their popular names. Used for names in Catalan.',
    es: 'Setas de los territorios de lengua catalana y sus nombres populares. Sirve para los nombres en catalán.',
    pt: 'Cogumelos das terras de língua catalã e seus nomes populares. Serve para os nomes em catalão.',
  },
}
