import type { Question } from '@/domains/identify/answers'

/** How people describe a find in a language. Words are listed in the singular, separated by commas. */
export interface Vocabulary {
  /** Phrases for the states that the key asks about; adjectives in either gender. */
  states: Partial<Record<Question, Record<string, string>>>
  /** Words that are skipped wherever they stand. */
  articles: string
  /** The mushroom and its cap, whose colour and surface the key asks about. */
  whole: string
  /** Other parts, whose colour and surface it does not ask about. */
  otherParts: string
  /** Words for an other part that stand alone, after what they say of it: white below. */
  places: string
  /** Words that deny what follows, and those that put it in doubt. */
  denials: string
  doubts: string
  /** Words after which something else begins. */
  turns: string
  and: string
  or: string
  /** Words that lead to another part or place: with, on, under. */
  links: string
  copulas: string
  /** Whether adjectives stand before what they describe. */
  adjectivesFirst: boolean
  /** Letters that sound the same: people write by ear. */
  sounds: readonly (readonly [letters: string, sound: string])[]
  /** Words that ask for a name, and those that a question may have besides. */
  asking: string
  fillers: string
}
