import { expect, test } from 'vitest'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { sampleSpecies } from '@/testing/key-species'
import { describedAnswers } from './description/describe'
import { rankSpecies } from './fit'

/** Finds as people describe them in the woods, and what they have found. */
const finds = `
  en | Tall white mushroom under oak, white gills, a ring like a skirt and a bag at the base | amanita-(?:phalloides|virosa|bisporigera|verna)
  en | Small brown caps in a tuft on a rotten conifer log, a small ring on the stem, rusty brown spores | galerina-marginata
  en | Orange funnel with ridges running down the stem, smells of apricot, in moss under spruce | cantharellus-cibarius
  en | Big white ball in the meadow, no stem, white inside | calvatia-gigantea
  es | Sombrero rojo con verrugas blancas, anillo en el pie, bajo abedules en otoño | amanita-muscaria
  es | Sale leche naranja al cortarla, sombrero naranja con círculos, en un pinar | lactarius-deliciosus
  es | Seta naranja en grupos al pie de un olivo, láminas amarillas que bajan por el pie | omphalotus-olearius
  es | Poros rojos debajo, sombrero blanco, pie gordo con red, se pone azul al cortarla | rubroboletus-satanas
  pt | Cogumelo cinza em prateleiras num tronco de árvore caída, lâminas brancas que descem | pleurotus-ostreatus
  pt | Chapéu marrom alto com escamas, anel que desliza, no pasto, pé com faixas como cobra | macrolepiota-procera
  pt | Cresce em esterco de vaca, chapéu amarelado, fica azul quando machuca, com anel | psilocybe-cubensis
  pt | Cabeça com buracos como favo de mel, oca por dentro, na primavera | morchella-esculenta
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((part) => part.trim()))

/** Species that the key shows before a reader asks for more. */
const shown = 6

test.each(finds)('%s: “%s” shows %s', (language = '', text = '', expected = '') => {
  const locale = locales.find((one) => one === language) as Locale
  const { fitting, possible } = rankSpecies(sampleSpecies, describedAnswers(text, locale))
  const first = [...fitting, ...possible].slice(0, shown).map(({ species }) => species.slug)
  expect(first.filter((slug) => new RegExp(`^(?:${expected})$`).test(slug))).not.toEqual([])
})
