import type { Question } from '@/domains/identify/answers'

/** How people describe a find in a language. Words are listed in the singular, separated by commas. */
export interface Vocabulary {
  /** Phrases for the states that the key asks about; adjectives in either gender. */
  states: Partial<Record<Question, Record<string, string>>>
  /** Parts whose colour the key does not ask about: it says nothing of the cap. */
  otherParts: string
  /** Words that ask for a name, and those that a question may have besides. */
  asking: string
  fillers: string
}
