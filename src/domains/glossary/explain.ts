import type { LocalizedText } from '@/foundation/i18n/localized-text'

export interface GlossaryTerm {
  slug: string
  term: LocalizedText
  definition: LocalizedText
  /** The words by which texts name it, in the reader's language. */
  words: string[]
}

/** A term where it occurs first. */
export interface TermSegment {
  text: string
  term: GlossaryTerm
  /** The punctuation after it, which must not start a line. */
  punctuation: string
}

/** A piece of a text: as it is, or a term. */
export type Segment = LocalizedText | TermSegment

export function isTerm(segment: Segment): segment is TermSegment {
  return typeof segment === 'object' && 'term' in segment
}

const leadingPunctuation = /^[,.;:!?…)»”]*/u

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches all words of a glossary, longer ones first: "free gills" before "gills". */
function patternOf(words: readonly string[]): RegExp {
  const alternatives = words.toSorted((one, another) => another.length - one.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

interface Words {
  terms: ReadonlyMap<string, GlossaryTerm>
  pattern: RegExp
}

/** The words of glossaries, which pages share. */
const known = new WeakMap<readonly GlossaryTerm[], Words>()

function wordsOf(glossary: readonly GlossaryTerm[]): Words {
  const found = known.get(glossary)
  if (found) return found
  const terms = new Map(glossary.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term])))
  const words = { terms, pattern: patternOf([...terms.keys()]) }
  known.set(glossary, words)
  return words
}

/**
 * Splits texts that are read one after another so that each term is explained where it occurs first. Texts in another
 * language stay whole.
 */
export function explainTerms(
  texts: readonly LocalizedText[],
  glossary: readonly GlossaryTerm[],
): Segment[][] {
  const { terms, pattern } = wordsOf(glossary)
  if (terms.size === 0) return texts.map((text) => [text])
  const explained = new Set<GlossaryTerm>()
  return texts.map((text) => {
    if (typeof text === 'object') return [text]
    const segments: Segment[] = []
    let end = 0
    for (const match of text.matchAll(pattern)) {
      const term = terms.get(match[0].toLowerCase())
      if (!term || explained.has(term)) continue
      explained.add(term)
      segments.push(text.slice(end, match.index))
      end = match.index + match[0].length
      const [punctuation = ''] = leadingPunctuation.exec(text.slice(end)) ?? []
      segments.push({ text: match[0], term, punctuation })
      end += punctuation.length
    }
    return [...segments, text.slice(end)].filter((segment) => segment !== '')
  })
}

/** The terms that are explained in segments. */
export function termsIn(segments: readonly (readonly Segment[])[]): GlossaryTerm[] {
  return segments
    .flat()
    .filter(isTerm)
    .map(({ term }) => term)
}
