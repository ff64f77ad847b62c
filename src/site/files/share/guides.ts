import { drawObject } from '@illustrations/objects/draw'
import { getListedCards } from '@/domains/catalog/query'
import type { GuideCard } from '@/domains/guides/listing'
import { getGuide } from '@/domains/guides/queries'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import type { Shown, Subject } from './picture'

/** What a guide's card shows: the species in what it grows in, or its plate. */
function methodOf({ container, species: [first] }: GuideCard): Shown[] {
  if (!first) return []
  const look = { size: 'card', tint: 0, initials: '', theme: 'light' } as const
  return [container ? { drawing: drawObject('stages', `${container}-fruiting`, look, first) } : first]
}

/** The share image of a guide. */
export async function guideSubject(reader: Reader, slug: string): Promise<Subject> {
  const t = translator(reader.locale, 'archive')
  const document = await getGuide(reader, slug)
  const dependsOn = [
    tags.slug('growingguides', slug),
    ...(document ? [tags.document('growingguides', document.id)] : []),
    ...(document?.speciesIds ?? []).map((id) => tags.document('mushrooms', id)),
  ]
  if (!document) return { picture: null, dependsOn }
  const { card, title } = document
  return {
    dependsOn,
    picture: { eyebrow: t('guidesTitle'), title: plainText(title), shown: methodOf(card) },
  }
}

/** The share image of the list of guides: one guide of each method. */
export async function guidesSubject(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'archive')
  const cards = await getListedCards(reader, {
    collection: 'growingguides',
    sort: 'oldest',
    page: 1,
    limit: 12,
  })
  const byMethod = new Map(cards.map((card) => [card.container ?? card.slug, card]))
  return {
    dependsOn: [tags.list('growingguides'), tags.list('mushrooms')],
    picture: { title: t('guidesTitle'), shown: [...byMethod.values()].flatMap(methodOf) },
  }
}
