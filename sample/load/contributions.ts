import { comments } from '@sample/contributions/comments'
import { impressions } from '@sample/contributions/impressions'
import { marketReviews } from '@sample/contributions/market'
import { members } from '@sample/contributions/members'
import { reviews as fieldReviews } from '@sample/contributions/reviews'
import type { Payload, PayloadRequest } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { recountAll } from '@/domains/contributions/server/counts'
import { type SubjectCollection, type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { guides } from '..'
import { idOf } from './loaded-ids'
import { rowId } from './rows'
import type { Known } from './species'

const contributions = { reviews: { ...fieldReviews, ...marketReviews }, impressions, comments }

type Kind = keyof typeof contributions

/** What members say, one after the other: `[kind, slug of what it is about, what they say]`. */
const said = (Object.keys(contributions) as Kind[]).flatMap((kind) =>
  Object.entries(contributions[kind]).flatMap(([slug, entries]) =>
    entries.map((entry, turn) => ({ kind, slug, turn, entry: entry as (typeof entries)[number] })),
  ),
)

export const contributionsTotal = said.length

const names = Object.keys(members)
const hour = 3_600_000

/** A number from 0 to 1, always the same for the same words. */
const chance = (...words: string[]) => Number.parseInt(rowId(...words).slice(0, 8), 16) / 0xffffffff

/** When something was said: of a guide in the weeks after it was published, of a species over a season. */
function saidAt({ kind, slug, turn, entry }: (typeof said)[number]): string {
  const guide = guides.find((one) => one.slug === slug)
  const from = Date.parse(guide?.publishedAt ?? '2026-05-24')
  const apart = guide ? 4 * 24 + 3 : 11 * 24 + 5
  const offset = Object.keys(contributions).indexOf(kind) * 29 + 8
  // Comments answer one another; all else comes in no order.
  const place = kind === 'comments' ? turn : chance(slug, entry.by) * (contributions[kind][slug]?.length ?? 1)
  return new Date(from + Math.round((place * apart + offset) * hour)).toISOString()
}

type KnownItems = Known & Record<'guides' | 'products' | 'vendors', ReadonlyMap<string, string>>

async function loadMembers(req: PayloadRequest): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [name, { alias, locale }] of Object.entries(members)) {
    // Written without a password: nobody signs in as somebody made up.
    const data = { email: `${name}@sample.invalid`, alias, locale, roles: ['member'], sample: true }
    ids.set(name, String((await req.payload.db.create({ collection: 'users', data, req })).id))
  }
  return ids
}

function itemOf(
  { guides, products, vendors, species }: KnownItems,
  slug: string,
): SubjectRef<SubjectCollection> {
  const among = { growingguides: guides, products, vendors } as const
  for (const [relationTo, ids] of Object.entries(among)) {
    const value = ids.get(slug)
    if (value) return { relationTo: relationTo as keyof typeof among, value }
  }
  return { relationTo: 'mushrooms', value: idOf(species, slug) }
}

/** An entry as Payload takes it. */
function dataOf({ kind, slug, entry }: (typeof said)[number], { categories }: Known) {
  const { text, by: _, ...rest } = entry
  if (kind !== 'impressions') return { ...rest, [kind === 'reviews' ? 'review' : 'comment']: text }
  const told = impressions[slug]?.find((one) => one === entry)
  if (!told) return {}
  const { rating, headline, anonymous, form, other, felt, helped = [] } = told
  return {
    rating,
    headline,
    anonymous,
    impression: text,
    consumptionForm: idOf(categories, `consumption-form/${form}`),
    otherConsumptionForm: other,
    experiential: felt.map((path) => idOf(categories, path)),
    helpsWith: helped.map((benefit) => idOf(categories, `species/benefit/${benefit}`)),
  }
}

/** Whoever found an entry helpful: some of the others, more of them for some entries. */
function readersOf(place: number, author: string): string[] {
  const others = names.filter((name) => name !== author)
  return others.slice(place % 5, (place % 5) + ((place * 7) % 6))
}

/**
 * Loads what the made-up members say, published, each at its own hour, all of it or nothing. Who gave four stars or more
 * likes the thing. Counts are made at the end, by what there is then.
 */
export async function loadContributions(
  payload: Payload,
  known: KnownItems,
  advance: () => void,
): Promise<void> {
  const loaded = await payload.count({ collection: 'users', where: { sample: { equals: true } } })
  if (loaded.totalDocs > 0) return
  await inTransaction(payload, async (req) => {
    const people = await loadMembers(req)
    const mark = async (collection: 'likes' | 'helpfuls', item: SubjectRef, name: string) => {
      const user = idOf(people, name)
      const target = subjectKey(item)
      await payload.db.create({ collection, data: { item, user, target, key: `${user} ${target}` }, req })
    }
    const liked = new Set<string>()
    for (const [place, one] of said.entries()) {
      const { kind, slug, entry } = one
      const item = itemOf(known, slug)
      const written = {
        doc: item,
        user: idOf(people, entry.by),
        locale: members[entry.by]?.locale,
        createdAt: saidAt(one),
        _status: 'published',
      }
      const data = { ...dataOf(one, known), ...written } as never
      const { id } = await payload.create({
        collection: kind,
        context: listedAfterwards,
        data,
        depth: 0,
        req,
      })
      if (kind !== 'comments')
        for (const reader of readersOf(place, entry.by))
          await mark('helpfuls', { relationTo: kind, value: id }, reader)
      const like = `${entry.by} ${slug}`
      if ('rating' in entry && Number(entry.rating) >= 4 && !liked.has(like)) {
        await mark('likes', item, entry.by)
        liked.add(like)
      }
      advance()
    }
    await recountAll(await transactionOf(req))
  })
}
