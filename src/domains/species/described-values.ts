import { populated } from '@/domains/cards/card'
import { type CitedSource, citedSource } from '@/domains/references/view'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Mushroom } from '@/payload-types'
import type { Evidence, Finding } from './vocabulary'

/** A value of the taxonomy with its description for this species. */
export interface DescribedValue {
  title: LocalizedText
  icon: string | null
  url: string
  description: LocalizedText | null
}

/** What was studied about a reported benefit, and what was found. */
export interface StudiedBenefit extends DescribedValue {
  evidence: Evidence
  /** Null in entries from before findings were recorded. */
  finding: Finding | null
  /** In whom it was studied, and how. */
  population: LocalizedText | null
  source: CitedSource | null
}

export interface Effects {
  cognitiveEffects: DescribedValue[]
  psychoactiveEffects: DescribedValue[]
  helpsWith: StudiedBenefit[]
  sideEffects: DescribedValue[]
}

export type Senses = Record<'flavors' | 'textures' | 'fragrances', DescribedValue[]>

type Category = Exclude<NonNullable<NonNullable<Mushroom['categories']>[number]>, string>

/** The value of a relation, or nothing if it was deleted; its description is that of the row. */
export function described(
  relation: Category | string | null | undefined,
  row: { description?: string | null } | null,
): DescribedValue[] {
  const category = populated(relation)
  if (!category) return []
  return [
    {
      title: localizedText(category, 'title'),
      icon: category.icon ?? null,
      url: `/mushrooms/${category.path}`,
      description: localizedText(row, 'description'),
    },
  ]
}

type HelpsWithRow = NonNullable<NonNullable<Mushroom['specie']['effects']>['helpsWith']>[number]

function studiedBenefits(row: HelpsWithRow): StudiedBenefit[] {
  return described(row.ailment, row).map((value) => ({
    ...value,
    evidence: row.evidence,
    finding: row.finding ?? null,
    population: localizedText(row, 'population'),
    source: citedSource(row.source),
  }))
}

/** The recorded effects of a species. */
export function effectsOf({ effects }: Pick<Mushroom['specie'], 'effects'>): Effects {
  return {
    cognitiveEffects: (effects?.cognitiveEffects ?? []).flatMap((e) => described(e.effect, e)),
    psychoactiveEffects: (effects?.psychoactiveEffects ?? []).flatMap((e) => described(e.effect, e)),
    helpsWith: (effects?.helpsWith ?? []).flatMap(studiedBenefits),
    sideEffects: (effects?.sideEffects ?? []).flatMap((e) => described(e.sideEffect, e)),
  }
}

/** How a species tastes, feels and smells. */
export function sensesOf({ senseCharacteristics }: Mushroom['specie']): Senses {
  return {
    flavors: (senseCharacteristics?.flavors ?? []).flatMap((e) => described(e.flavor, e)),
    textures: (senseCharacteristics?.textures ?? []).flatMap((e) => described(e.texture, e)),
    fragrances: (senseCharacteristics?.fragrances ?? []).flatMap((e) => described(e.fragrance, e)),
  }
}
