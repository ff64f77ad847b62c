import { comments } from '@sample/contributions/comments'
import { impressions } from '@sample/contributions/impressions'
import { marketReviews } from '@sample/contributions/market'
import { members } from '@sample/contributions/members'
import { reviews as fieldReviews } from '@sample/contributions/reviews'
import type { CommentSample, ImpressionSample, ReviewSample } from '@sample/types'
import type { Payload, PayloadRequest } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { recountAll } from '@/domains/contributions/server/counts'
import { type SubjectCollection, type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { saveBuffered } from '@/foundation/payload/buffered-save'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { guides } from '..'
import { type Ids, idOf } from './loaded-ids'
import { rowId } from './rows'
import type { SpeciesRelations } from './species'

const samples = { reviews: { ...fieldReviews, ...marketReviews }, impressions, comments }

type Kind = keyof typeof samples

type Entry = ReviewSample | ImpressionSample | CommentSample

const contributions = (Object.keys(samples) as Kind[]).flatMap((kind) =>
  Object.entries(samples[kind]).flatMap(([slug, entries]) =>
    (entries as readonly Entry[]).map((entry, index) => ({ kind, slug, index, entry })),
  ),
)

type Contribution = (typeof contributions)[number]

export const contributionsTotal = contributions.length

const memberNames = Object.keys(members)
const hour = 3_600_000

/** Returns a number from 0 to 1 that is always the same for the same words. */
const pseudoRandom = (...words: string[]) => Number.parseInt(rowId(...words).slice(0, 8), 16) / 0xffffffff

/** Returns when a contribution was made: about a guide in the weeks after its publication, otherwise over a season. */
function createdAtOf({ kind, slug, index, entry }: Contribution): string {
  const guide = guides.find((candidate) => candidate.slug === slug)
  const start = Date.parse(guide?.publishedAt ?? '2026-05-24')
  const hoursApart = guide ? 4 * 24 + 3 : 11 * 24 + 5
  const offset = Object.keys(samples).indexOf(kind) * 29 + 8
  // Comments reply to each other, so they keep their order.
  const position =
    kind === 'comments' ? index : pseudoRandom(slug, entry.by) * (samples[kind][slug]?.length ?? 1)
  return new Date(start + Math.round((position * hoursApart + offset) * hour)).toISOString()
}

type Relations = SpeciesRelations & Record<'guides' | 'products' | 'vendors', Ids>

async function loadMembers(req: PayloadRequest): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [name, { alias, locale }] of Object.entries(members)) {
    // Without a password, so that nobody can sign in as a sample member.
    const data = { email: `${name}@sample.invalid`, alias, locale, roles: ['member'], sample: true }
    const user = await req.payload.db.create({ collection: 'users', data, req })
    ids.set(name, String(user.id))
  }
  return ids
}

function subjectOf(
  { guides, products, vendors, species }: Relations,
  slug: string,
): SubjectRef<SubjectCollection> {
  const collections = { growingguides: guides, products, vendors } as const
  for (const [relationTo, ids] of Object.entries(collections)) {
    const value = ids.get(slug)
    if (value) return { relationTo: relationTo as keyof typeof collections, value }
  }
  return { relationTo: 'mushrooms', value: idOf(species, slug) }
}

/** Returns the fields that differ between the kinds of contributions. */
function contentOf({ kind, slug, entry }: Contribution, { categories }: Relations) {
  const { text, by: _, ...rest } = entry
  if (kind === 'comments') return { comment: text }
  if (kind === 'reviews') return { ...rest, review: text }
  const impression = impressions[slug]?.find((candidate) => candidate === entry)
  if (!impression) return {}
  const { rating, headline, anonymous, form, other, felt } = impression
  return {
    rating,
    headline,
    anonymous,
    impression: text,
    consumptionForm: idOf(categories, `consumption-form/${form}`),
    otherConsumptionForm: other,
    experiential: felt.map((path) => idOf(categories, path)),
  }
}

/** Returns the members who found a contribution helpful, whose number varies. */
function helpfulVotersOf(position: number, author: string): string[] {
  const others = memberNames.filter((name) => name !== author)
  return others.slice(position % 5, (position % 5) + ((position * 7) % 6))
}

/**
 * Loads the contributions of the sample members, published at different times, in one transaction. Members like what
 * they rate with four stars or more. Counts are computed at the end.
 */
export async function loadContributions(
  payload: Payload,
  relations: Relations,
  advance: () => void,
): Promise<void> {
  const loaded = await payload.count({ collection: 'users', where: { sample: { equals: true } } })
  if (loaded.totalDocs > 0) return
  await inTransaction(payload, async (req) => {
    const users = await loadMembers(req)
    const react = async (collection: 'likes' | 'helpfuls', item: SubjectRef, name: string) => {
      const user = idOf(users, name)
      const target = subjectKey(item)
      const data = { item, user, target, key: `${user} ${target}` }
      await payload.db.create({ collection, data, req, returning: false })
    }
    const liked = new Set<string>()
    const commentIds = new Map<string, string>()
    for (const [position, contribution] of contributions.entries()) {
      const { kind, slug, entry } = contribution
      const subject = subjectOf(relations, slug)
      const replyTo = 'answers' in entry ? commentIds.get(`${slug} ${entry.answers}`) : undefined
      const content = { ...contentOf(contribution, relations), ...(replyTo && { replyTo }) }
      const user = idOf(users, entry.by)
      const id = await saveContribution(contribution, { subject, user, content, req })
      if (kind === 'comments') commentIds.set(`${slug} ${contribution.index}`, id)
      else
        for (const voter of helpfulVotersOf(position, entry.by))
          await react('helpfuls', { relationTo: kind, value: id }, voter)
      const like = `${entry.by} ${slug}`
      if ('rating' in entry && Number(entry.rating) >= 4 && !liked.has(like)) {
        await react('likes', subject, entry.by)
        liked.add(like)
      }
      advance()
    }
    await recountAll(await transactionOf(req))
  })
}

interface SaveOptions {
  subject: SubjectRef<SubjectCollection>
  user: string
  content: object
  req: PayloadRequest
}

/** Saves a contribution and returns its id. */
function saveContribution(
  contribution: Contribution,
  { subject, user, content, req }: SaveOptions,
): Promise<string> {
  const { kind, entry } = contribution
  const data = {
    ...content,
    doc: subject,
    user,
    locale: members[entry.by]?.locale,
    createdAt: createdAtOf(contribution),
    _status: 'published',
  } as never
  return saveBuffered(req.payload, { collection: kind, req }, async () => {
    await req.payload.create({ collection: kind, context: listedAfterwards, data, depth: 0, req })
  })
}
