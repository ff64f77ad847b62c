import enIdentify from '@messages/en/identify.json'
import en from '@messages/en/vocabulary.json'
import esIdentify from '@messages/es/identify.json'
import es from '@messages/es/vocabulary.json'
import ptIdentify from '@messages/pt/identify.json'
import pt from '@messages/pt/vocabulary.json'
import { areas } from '@/domains/species/areas'
import {
  attachments,
  capMargins,
  capShapes,
  capSurfaces,
  ecologies,
  edibilities,
  grounds,
  growthForms,
  habits,
  hemispheres,
  hymeniums,
  parts,
  redListCategories,
  redListScopes,
  sporePrints,
  stipePatterns,
  stipes,
  syndromes,
} from '@/domains/species/vocabulary'
import { type Locale, locales } from '@/foundation/i18n/locales'

/** The closed lists of the data, by the name that the messages give them. */
export const vocabularies = {
  growthForm: growthForms,
  capShape: capShapes,
  capSurface: capSurfaces,
  capMargin: capMargins,
  hymenium: hymeniums,
  attachment: attachments,
  stipe: stipes,
  stipePattern: stipePatterns,
  sporePrint: sporePrints,
  ecology: ecologies,
  habit: habits,
  ground: grounds,
  edibility: edibilities,
  syndrome: syndromes,
  part: parts,
  hemisphere: hemispheres,
  area: areas,
  redListCategory: redListCategories,
  redListScope: redListScopes,
} as const satisfies Record<string, readonly string[]>

export type VocabularyName = keyof typeof vocabularies

export const vocabularyNames = Object.keys(vocabularies) as VocabularyName[]

const meanings: Record<Locale, Record<string, unknown>> = {
  en: { ...en, area: enIdentify.state.region },
  es: { ...es, area: esIdentify.state.region },
  pt: { ...pt, area: ptIdentify.state.region },
}

/** A value of a closed list and what readers see for it. */
export interface Term {
  value: string
  meaning: Record<Locale, string>
}

/** The values of a closed list, in the words of the site's interface. */
export function termsOf(name: VocabularyName): Term[] {
  const inLanguage = (locale: Locale, value: string) =>
    (meanings[locale][name] as Record<string, string>)[value] ?? value
  return vocabularies[name].map((value) => ({
    value,
    meaning: Object.fromEntries(
      locales.map((locale) => [locale, inLanguage(locale, value)]),
    ) as Term['meaning'],
  }))
}
