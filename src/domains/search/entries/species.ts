import type { EntryContext, SearchEntry, SearchName } from '@/domains/search/entry'
import { dangerRank, leadingEdibility } from '@/domains/species/edibility'
import { categoriesOf } from '@/domains/species/listing'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { documentPath } from '@/foundation/routing/paths'
import type { Mushroom } from '@/payload-types'
import { otherForms } from './plurals'
import { categoryTitles, idsOf, present } from './texts'
import { traitWords } from './traits'

/** What a result shows of a species besides its card in lists. */
export interface FoundSpecies {
  /** The warning of its page. */
  headline: LocalizedText | null
  lookAlikes: string[]
}

function namesOf({ specie }: Mushroom, { locale }: EntryContext): SearchName[] {
  const { scientificName, variation, synonyms, localNames, taxonomy } = specie
  const common = (specie.commonNames ?? []).flatMap((row): SearchName[] => {
    const name = localizedText(row, 'name')
    // Names that fell back are stored with the language they belong to.
    return typeof name === 'string' ? [{ text: name, type: 'common', language: locale }] : []
  })
  const local = (localNames ?? []).map(
    ({ name, language }): SearchName => ({
      text: name,
      type: 'common',
      language,
      forms: otherForms(name, language),
    }),
  )
  const neutral = [
    { text: scientificName, type: 'accepted' as const },
    ...present([variation]).map((text) => ({ text, type: 'accepted' as const })),
    ...(synonyms ?? []).map((text) => ({ text, type: 'synonym' as const })),
    ...present([taxonomy?.genus]).map((text) => ({ text, type: 'genus' as const })),
    ...present([taxonomy?.family]).map((text) => ({ text, type: 'family' as const })),
  ]
  return [...neutral.map((name) => ({ ...name, language: null })), ...common, ...local]
}

/** A poisoning by its name, and by what people feel: “liver failure”, “sick with alcohol”. */
const syndromeWords = (
  syndrome: NonNullable<Mushroom['specie']['poisoning']>['syndrome'],
  { messages: { search, vocabulary } }: EntryContext,
): string[] =>
  syndrome ? [vocabulary.syndrome[syndrome], search.syndromes[syndrome], search.words.poisoning] : []

export function speciesEntry(doc: Mushroom, context: EntryContext): SearchEntry {
  const { specie, meta } = doc
  const { messages } = context
  const categories = categoriesOf(doc)
  const edibility = leadingEdibility(specie.edibility)
  const lookAlikes = (specie.lookAlikeSpecies ?? []).map(({ species }) => species)
  const card: FoundSpecies = {
    headline: localizedText(specie.safety, 'headline'),
    lookAlikes: idsOf(lookAlikes),
  }
  return {
    path: documentPath('mushrooms', doc.slug),
    title: specie.scientificName,
    names: namesOf(doc, context),
    keywords: [
      ...specie.edibility.map((value) => messages.vocabulary.edibility[value]),
      ...traitWords(specie.traits, context),
      ...syndromeWords(specie.poisoning?.syndrome, context),
      ...categoryTitles(categories),
      messages.search.words.species,
    ],
    text: present([
      meta?.description,
      ...Object.values(specie.characteristics ?? {}).filter((value) => typeof value === 'string'),
      specie.habitat,
      specie.distribution,
      specie.safety?.headline,
    ]),
    body: present([
      plainTextOf(specie.desc?.richText),
      ...(specie.lookAlikeSpecies ?? []).map(({ scientificName }) => scientificName),
    ]),
    danger: dangerRank(edibility),
    related: idsOf(categories),
    card,
  }
}
