import { byDanger } from '@/domains/species/edibility'
import type { KeyTrait } from '@/domains/species/key-traits'
import type { LookAlike } from '@/domains/species/look-alikes'
import type { UnlistedSpecies } from '@/domains/species/unlisted'
import type { SpeciesView } from '@/domains/species/view'
import { type Part, parts } from '@/domains/species/vocabulary'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { maxCompared } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'
import { slugPattern } from '@/foundation/routing/slug'
import { type KeySpecies, keySpecies } from './key-species'

/** The slugs in an address, each once. */
export function parseCompared(params: SearchParams): string[] {
  const given = [params.species ?? []].flat().flatMap((value) => value.split(','))
  return [...new Set(given.filter((slug) => slugPattern.test(slug)))].slice(0, maxCompared)
}

/** How a part separates the species. Where nothing says that they are alike, they have not been compared. */
export const differences = ['decides', 'differs', 'not-compared', 'alike'] as const

export type Difference = (typeof differences)[number]

/** The traits of the key that are seen on a part. */
const traitsOfParts: Record<Part, readonly KeyTrait[]> = {
  cap: ['colour', 'surface'],
  gills: ['underside'],
  ring: ['ring'],
  stipe: ['stem'],
  volva: ['base'],
  flesh: ['flesh'],
  spores: ['print'],
  odour: ['smell'],
}

/** A pair of compared species with the difference that is recorded between them. */
export interface RecordedDifference extends Pick<LookAlike, 'own' | 'other'> {
  species: SpeciesView
  rival: SpeciesView
  part: Part
}

/** A compared species with a look-alike that the guide has no page about. */
export interface UnlistedDifference extends Pick<LookAlike, 'own' | 'other'> {
  species: SpeciesView
  rival: UnlistedSpecies
  part: Part
}

export interface Comparison {
  /** The most dangerous first. */
  species: SpeciesView[]
  recorded: RecordedDifference[]
  /** The most dangerous first. */
  unlisted: UnlistedDifference[]
  /** Parts with their description for each species; what decides first. */
  rows: { part: Part; letter: string; difference: Difference }[]
}

/** What the traits say of a part: the usual states, with their questions. */
export function usualStates(
  { card }: Pick<SpeciesView, 'card'>,
  part: Part,
): { trait: KeyTrait; state: string }[] {
  const { states } = keySpecies(card)
  return traitsOfParts[part].flatMap((trait) =>
    [...(states[trait] ?? [])].flatMap(([state, frequency]) =>
      frequency === 'usual' ? [{ trait, state }] : [],
    ),
  )
}

/**
 * Whether a part is described in the same words for all species. Equal states of the key are not enough: a ring that
 * soon falls off and one that lasts are both a ring.
 */
function isRecordedAlike(species: readonly SpeciesView[], part: Part): boolean {
  const [first, ...others] = species.map(({ characteristics }) => normalizedText(characteristics[part]))
  return Boolean(first) && others.length > 0 && others.every((text) => text === first)
}

function normalizedText(text: LocalizedText | null | undefined): string {
  return (plainText(text ?? null) ?? '').trim().replace(/\.$/, '').toLowerCase()
}

/** Whether two species have no usual state of a trait in common; nothing if it is not recorded for one of them. */
function isDisjoint(one: KeySpecies, other: KeySpecies, trait: KeyTrait): boolean {
  const shown = ({ states }: KeySpecies) =>
    [...(states[trait] ?? [])].flatMap(([state, frequency]) =>
      frequency === 'usual' || frequency === 'sometimes' ? [state] : [],
    )
  const [ofOne, ofOther] = [shown(one), shown(other)]
  return ofOne.length > 0 && ofOther.length > 0 && !ofOne.some((state) => ofOther.includes(state))
}

function recordedDifferences(species: readonly SpeciesView[]): RecordedDifference[] {
  const named = new Set<string>()
  return species.flatMap((one) =>
    one.lookAlikes.flatMap(({ species: alike, trait, own, other }) => {
      const rival = species.find(({ slug }) => alike.kind === 'species' && slug === alike.slug)
      const pair = [one.slug, rival?.slug].sort().join()
      if (!rival || named.has(pair)) return []
      named.add(pair)
      return [{ species: one, rival, part: trait, own, other }]
    }),
  )
}

function unlistedDifferences(species: readonly SpeciesView[]): UnlistedDifference[] {
  return species
    .flatMap((one) =>
      one.lookAlikes.flatMap(({ species: rival, trait, own, other }) =>
        rival.kind === 'unlisted' ? [{ species: one, rival, part: trait, own, other }] : [],
      ),
    )
    .sort((one, other) => byDanger(one.rival, other.rival))
}

/** Orders species by danger, and their parts by how they part them. */
export function compareSpecies(views: readonly SpeciesView[]): Comparison {
  const species = [...views].sort(byDanger)
  const recorded = recordedDifferences(species)
  const keyed = species.map(({ card }) => keySpecies(card))
  const differs = (part: Part) =>
    traitsOfParts[part].some((trait) =>
      keyed.some((one, index) => keyed.slice(index + 1).some((other) => isDisjoint(one, other, trait))),
    )
  const differenceOf = (part: Part): Difference => {
    if (recorded.some((difference) => difference.part === part)) return 'decides'
    if (differs(part)) return 'differs'
    return isRecordedAlike(species, part) ? 'alike' : 'not-compared'
  }
  const rows = parts
    .filter((part) => species.some(({ characteristics }) => characteristics[part]))
    .map((part) => ({ part, difference: differenceOf(part) }))
    .sort((one, other) => differences.indexOf(one.difference) - differences.indexOf(other.difference))
    .map((row, index) => ({ ...row, letter: String.fromCharCode('a'.charCodeAt(0) + index) }))
  return { species, recorded, unlisted: unlistedDifferences(species), rows }
}
