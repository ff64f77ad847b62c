import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'

/** What stands before or after the noun that names an ingredient: `thyme leaves`, `rebanadas de pan`. */
const measures =
  'slices slice sheets sheet sprigs sprig stalks stalk leaves leaf seed seeds rebanadas rebanada rodajas rodaja ramas rama ramitas ramita hojas hoja tallos tallo brotes semilla semillas fatias fatia folhas folha hastes haste brotos ramos ramo semente sementes'

/** Nouns that mean more than one ingredient: alone they name none. */
const generic = 'sauce juice milk powder salsa zumo jugo leche polvo molho suco leite'

/** Steps speak of the water of the mushrooms, too. */
const unclear = 'water agua'

const joining = 'of de del do da for with in and or para con com en em y e o ou al ao a'

const setOf = (list: string) => new Set(list.split(' '))
const [isMeasure, isGeneric, isUnclear, isJoining] = [measures, generic, unclear, joining].map(setOf) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const isSameWord = (one: string, other: string) =>
  one === other || ['s', 'es'].some((plural) => one + plural === other || other + plural === one)

const names = (text: readonly string[], word: string) => text.some((one) => isSameWord(one, word))

/** The words of a name, and the noun among them: in English the last one, in Spanish and Portuguese the first. */
function parseName(name: string, lang: Locale): { words: string[]; noun: string | undefined } {
  const [core = ''] = name.split(/[,(]/)
  const words = wordsOf(core).filter((word) => !isJoining.has(word))
  const nouns = words.filter((word) => !isMeasure.has(word))
  return { words, noun: lang === 'en' ? nouns.at(-1) : nouns[0] }
}

const langOf = (text: LocalizedText, locale: Locale) => (typeof text === 'object' ? text.lang : locale)
const textOf = (text: LocalizedText) => (typeof text === 'object' ? text.text : text)

/**
 * The positions of the ingredients that a step names by their noun. Where several have the same noun, or it means more
 * than one ingredient, the step has to name all words. In doubt an ingredient is left out.
 */
export function namedIngredients(
  step: LocalizedText | null,
  ingredients: readonly LocalizedText[],
  locale: Locale = defaultLocale,
): number[] {
  if (step === null) return []
  const lang = langOf(step, locale)
  const text = wordsOf(textOf(step))
  const parsed = ingredients.map((name) => parseName(textOf(name), langOf(name, locale)))
  return parsed.flatMap(({ words, noun }, position) => {
    const name = ingredients[position]
    if (!name || !noun || isUnclear.has(noun) || langOf(name, locale) !== lang) return []
    const isShared = parsed.some(
      (other, index) => index !== position && other.noun && isSameWord(other.noun, noun),
    )
    const needed = isShared || isGeneric.has(noun) ? words : [noun]
    return needed.every((word) => names(text, word)) ? [position] : []
  })
}
