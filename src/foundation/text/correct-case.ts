import { isEpithet, wordsOf } from './name-words'
import { parseScientificName } from './scientific-name'
import { beginsWithRank, rankOf } from './taxon-ranks'

/** How genera end, which tells `amanita muscaria` from `fly agaric`. */
const genusEnding = /(?:a|us|um|[aeioy]s|ps|x|cybe|[dg]on|go|[ct]or|^tuber)$/
const epithetEnding =
  /(?:a|ae|i|us|um|[aeio]s|ns|x|[aeio]ps|er|or|en|[aiu]le|are|nse|stre|ve|forme|[aeiou]n?ne|lce)$/

/** Authors whose names end like epithets: `Cortinarius Fries` is a genus with its author. */
const authors = new Set(
  'afzelius bas bohus boudier bresadola cesati clusius corda corner curtis dennis dillenius fries haller hesler hooker imai imazeki karsten kotlaba kummer kuyper kühner linnaeus magnus micheli moser müller nees noordeloos notaris passerini pegler petersen ricken romagnesi ryvarden schaeffer schröter schumacher scopoli singer spegazzini vellinga vilgalys vittadini wulfen zeller'.split(
    ' ',
  ),
)

const inCapitals = (text: string) => text === text.toUpperCase()

/** The words of a name in usual letters; undefined if the first two are no genus and epithet. */
function wordsInUsualCase(words: readonly string[]): string[] | undefined {
  const [genus = '', epithet = '', ...rest] = words.map((word) => word.toLowerCase())
  const isLatin = genusEnding.test(genus) && epithetEnding.test(epithet)
  if (!isLatin || !isEpithet(epithet) || authors.has(epithet)) return undefined
  const spelling = inCapitals(words.join('')) ? rest : words.slice(2)
  const corrected = rest.map((word, index) => {
    const isName = rankOf(spelling[index]) || rankOf(spelling[index - 1])
    return isName ? word : (words[index + 2] ?? '')
  })
  return [genus.charAt(0).toUpperCase() + genus.slice(1), epithet, ...corrected]
}

const articles = new Set('the a an el la los las o os as le les der die das'.split(' '))

/** A binomial without the article before it: `Amanita muscaria` for `the Amanita muscaria`; undefined without one. */
export function withoutArticle(text: string): string | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  if (!articles.has(first.toLowerCase())) return undefined
  const name = rest.join(' ')
  return correctCase(name) ?? (wordsInUsualCase(wordsOf(name)) && parseScientificName(name)?.canonical)
}

/**
 * A name in the letters it is written in, without its authors: `Amanita muscaria` for `AMANITA MUSCARIA L.`; undefined
 * where the letters are right, or the text may be something else: a common name, or a genus with its author.
 */
export function correctCase(text: string): string | undefined {
  const words = wordsOf(text)
  const corrected = wordsInUsualCase(words)
  if (!corrected || corrected.join(' ') === words.join(' ')) return undefined
  const name = parseScientificName(corrected.join(' '))
  if (!name?.specificEpithet) return undefined
  // In capitals, `F.` is a form or an initial, and a further word an epithet or an author.
  const hasInitials = /[.(]/.test(name.authorship ?? '.')
  const isUncertain = inCapitals(text) && (words.includes('F.') || !hasInitials)
  // “var. Golden Teacher” is the name of a strain.
  const isStrain = name.infraspecificEpithet !== undefined && !inCapitals(text) && !hasInitials
  return isUncertain || isStrain ? undefined : name.canonical
}

/** Whether a name has an epithet after that of the species, but not the rank that the Code demands: `Boletus edulis albus`. */
export function lacksRank(text: string): boolean {
  const [genus = '', epithet = '', third = '', ...rest] = wordsOf(text)
  const epithets = [epithet, third]
  const isLatin =
    genusEnding.test(genus) && epithets.every((one) => isEpithet(one) && epithetEnding.test(one))
  return (
    isLatin && parseScientificName([genus, epithet, 'var.', third, ...rest].join(' '))?.rank === 'variety'
  )
}

/** Two words with a space or other signs between them, the first of them with a capital. */
const pair = /(?<!\p{L})(\p{Lu}\p{Ll}{2,40})([^\p{L}\d]{1,3})(\p{Ll}{2,40})(?!\p{L})/gu

/**
 * A binomial and what stands around it, where the two together are no name of the Code: `Boletus edulis / aereus`,
 * `fly agaric (Amanita muscaria)`.
 */
export function binomialWithRest(text: string): { name: string; rest: string } | undefined {
  if (parseScientificName(text)) return undefined
  for (const match of text.matchAll(pair)) {
    const [written, genus = '', between = '', epithet = ''] = match
    const isLatin = genusEnding.test(genus) && epithetEnding.test(epithet) && isEpithet(epithet)
    const name = `${genus} ${epithet}`
    if (!isLatin || !parseScientificName(name)) continue
    const around = [text.slice(0, match.index), between, text.slice(match.index + written.length)]
    return {
      name,
      rest: around
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' … '),
    }
  }
  return undefined
}

/**
 * A genus and what stands around it, where the two are no name and no epithet follows: `Morchella hybr.`,
 * `"Agaricus" sp. 1`.
 */
export function genusWithRest(text: string): { genus: string; rest: string } | undefined {
  const [, before = '', genus = '', after = ''] =
    /^([^\p{L}]*)(\p{Lu}\p{Ll}{2,40})(?!\p{L})(.*)$/u.exec(text) ?? []
  const rest = [before, after].map((part) => part.trim()).filter(Boolean)
  const [first] = after.trim().split(' ')
  if (rest.length === 0 || isEpithet(first) || !genusEnding.test(genus.toLowerCase())) return undefined
  return parseScientificName(text) ? undefined : { genus, rest: rest.join(' … ') }
}

/** Whether a name lacks its genus, or has but the first letter of it: `Sect. Phalloideae`, `A. muscaria`. */
export function lacksGenus(text: string): boolean {
  const words = wordsOf(text)
  const [first = '', second] = words
  return beginsWithRank(words) || (/^\p{Lu}(?:\p{Ll}{0,3}\.)?$/u.test(first) && isEpithet(second))
}
