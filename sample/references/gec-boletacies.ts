import type { ReferenceSample } from '@sample/types'

export const gecBoletacies: ReferenceSample = {
  slug: 'gec-boletacies',
  title: 'Boletàcies',
  authors: 'Enciclopèdia Catalana',
  publication: 'Gran enciclopèdia catalana',
  year: 2026,
  link: 'https://www.enciclopedia.cat/gran-enciclopedia-catalana/boletacies',
  summary: {
    en: 'Boletes of the Catalan-speaking lands and their names. Used for names in Catalan.',
    es: 'Boletos de los territorios de lengua catalana y sus nombres. Sirve para los nombres en catalán.',
    pt: 'Boletos das terras de língua catalã e seus nomes. Serve para os nomes em catalão.',
  },
}
