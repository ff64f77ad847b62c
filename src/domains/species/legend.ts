import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { SpeciesView } from './view'
import { type Part, parts } from './vocabulary'

export interface LegendEntry {
  /** The letter in illustration and legend. */
  letter: string
  part: Part
  text: LocalizedText
  /** Whether the part decides the identification. */
  decisive: boolean
}

/** The recorded parts from the top down, with letters. */
export function legendEntries({
  characteristics,
  decisive,
}: Pick<SpeciesView, 'characteristics' | 'decisive'>): LegendEntry[] {
  return parts
    .flatMap((part) => {
      const text = characteristics[part]
      return text ? [{ part, text, decisive: decisive.includes(part) }] : []
    })
    .map((entry, index) => ({ ...entry, letter: String.fromCharCode('a'.charCodeAt(0) + index) }))
}
