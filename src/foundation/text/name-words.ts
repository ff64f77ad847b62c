import { usualSpelling } from './name-spelling'

/** A genus, possibly abbreviated. */
export const capitalized = /^\p{Lu}(?:\p{Ll}{0,3}\.|\p{Ll}+(?:-\p{L}\p{Ll}*)*)$/u
/** Each letter can be read in one way only: a text of thirty letters that is none took seconds otherwise. */
const lowerCase = /^(?:\p{Ll}['’-]|\d+-)?\p{Ll}[\p{Ll}\p{M}][\p{Ll}\p{M}\p{Nd}]*(?:[-'’][\p{Ll}\p{Nd}]+)*$/u
/** A word in quotation marks. */
export const quoted = /^(?:"[^"]+"|'[^']+'|‘[^’]+’|“[^”]+”|„[^“”]+[“”]|«[^»]+»)$/
/** The sign of hybrids. */
export const hybridSign = '×'

/** Lower-case words of authors, which are no epithets. */
export const authorWords = new Set(
  'ab af al and apud as auct auct. auctt. auctorum auf bis da de del della der des di do dos du e emend emend. et ex fide fil filius hort hort. in junior la le nec nom non not p.p. parte pro senior sensu ss ss. ten ter und van vel von y zu zum zur'.split(
    ' ',
  ),
)

/** Whether a word stands among authors, be it before a comma, or begins with a particle: `d’Orb.`. */
export const isAuthorWord = (word: string) =>
  authorWords.has(word.replace(/,$/, '')) || /^[dlo]['’]\p{Lu}/u.test(word)

/** What stands for a name that is not known, in the three languages. */
const unnamed =
  /^(?:(?:spp?|indet)\.?|unidentified|undetermined|undescribed|unknown|desconocid[oa]|desconhecid[oa]|indeterminad[oa])$/

/** What people write in place of an epithet that is not known, or in front of none. */
const noEpithets = new Set('hybr hybrid híbrido híbrida genus género gênero'.split(' '))

/** How widely a name is meant, which belongs to the name. */
export const senses = new Set([
  's.l.',
  's.lat.',
  's.str.',
  's.s.',
  'agg.',
  'aggregate',
  'coll.',
  'gr.',
  'group',
  'clade',
  'complex',
  'lato',
  'stricto',
])
/** Whether the next words say how widely the name is meant. */
export const isSense = ([first = '', second = '']: readonly string[]) =>
  senses.has(first) || (first === 'sensu' && senses.has(second))
/** How the status of a name begins, which does not belong to it. */
const statusBegins = /^(?:nom\.|comb\.|stat\.|nomen$|ined|prov\.|n\.p\.|ms\.)/
/** The status of names that are not published yet: `in litt.`, `ad int.`. */
const unpublished = /^(?:ad int(?:erim|\.)|in (?:ed|litt|prep)\.)$/
/** Whether the status of a name is next: `nom. illeg.`, `sp. nov.`. */
export const isStatus = ([first = '', second = '']: readonly string[]): boolean =>
  statusBegins.test(first) ||
  unpublished.test(`${first} ${second}`) ||
  (second === 'nov.' && /^(?:sp|gen|subsp|var|f)\.$/.test(first))
/** Its words: `nom. illeg.`, `nomen nudum`, `comb. nov.`. */
export const nomenclaturalStatus =
  /^(?:(?:nom|comb|stat)\.(?:[a-z]+\.)?|[a-z]+\.|n\.p\.|ined|ad|in|interim|nomen|nudum|provisorium|conservandum|sanctionatum)[.,]?$/

/** Whether a word can be an epithet of the Code. */
export const isEpithet = (word: string | undefined): word is string =>
  word !== undefined &&
  lowerCase.test(word) &&
  !authorWords.has(word) &&
  !senses.has(word) &&
  !noEpithets.has(word) &&
  !unnamed.test(word)

/** What encloses a word within brackets. */
const bracketed = /^[([]+|[)\]:,;]+$/g

/** Whether a word cannot stand among authors, be it in brackets: `form)`. */
export const isNoAuthor = (word: string): boolean => isEpithet(word.replace(bracketed, ''))

/** What says that an identification is not certain. */
export type Qualifier = 'cf.' | 'aff.' | '?'

/** The qualifier that a word is. */
export function qualifierOf(word: string | undefined): Qualifier | undefined {
  if (word === '?') return '?'
  const written = word?.toLowerCase().replace(/\.?$/, '.')
  return written === 'cf.' || written === 'aff.' ? written : undefined
}

/** Whether a word stands for a name that is not known. */
export const isUnnamed = (word = ''): boolean => unnamed.test(word)

/** What stands before the name of a strain. */
export const strainWords = ['cv.', 'strain', 'isolate', 'cepa', 'race']

/** Letters with a number: HK35. */
const isNumberedStrain = (word: string) => /^\p{Lu}[\p{Lu}-]*\d[\p{Lu}\d-]*$/u.test(word)

/** Whether the name of a strain is next, in quotation marks, after `cv.` or with a number. */
export const isCultivar = ([first = '', second]: readonly string[]) =>
  quoted.test(first) || isNumberedStrain(first) || (strainWords.includes(first) && second !== undefined)

/** The sign of hybrids, as it is printed or typed. */
export const isSign = (word: string | undefined) => word === hybridSign || word === 'x' || word === 'X'

/** The longest names have some two hundred characters with their authors. Reading longer texts takes ever longer. */
const maxLength = 500

/** The words of a text, none of one that is too long for a name; the sign of hybrids stands alone, and what is in quotation marks is one word. */
export function wordsOf(text: string): string[] {
  if (text.length > maxLength) return []
  return (
    usualSpelling(text).match(
      /(?:"[^"]+"|‘[^’]+’|“[^”]+”|„[^“”]+[“”]|«[^»]+»|(?<=\s)'[^']+'(?=\s|$)|\S+)/gu,
    ) ?? []
  )
}
