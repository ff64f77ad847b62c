import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type EntryPage,
  fileUrl,
  publishedEntries,
  type RatedEntry,
  type RatedQuery,
  type RatingOverview,
  ratingOverview,
} from '@/domains/contributions/server/published'
import type { Reader } from '@/foundation/payload/reader'

export interface ReviewImage {
  id: string
  url: string
  /** The URL of the card size. */
  card: string
  alt: string
  width: number
  height: number
}

export interface ReviewView extends RatedEntry {
  images: ReviewImage[]
}

/** Published reviews of a subject. */
export function reviewsOf(reader: Reader, query: RatedQuery): Promise<EntryPage<ReviewView>> {
  const alt = sql`(
    select alt from media_locales where _parent_id = media.id
    order by _locale = ${reader.locale} desc, _locale = 'en' desc, _locale limit 1)`
  const images = sql`, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', media.id, 'url', ${fileUrl(sql`media.filename`)},
      'card', ${fileUrl(sql`coalesce(media.sizes_card_filename, media.filename)`)},
      'alt', coalesce(${alt}, ''), 'width', media.width, 'height', media.height) order by _order), '[]')
    from reviews_images join media on media.id = image_id
    where reviews_images._parent_id = entry.id) as images`
  return publishedEntries(reader, 'reviews', query, images)
}

export function reviewOverview(reader: Reader, subject: RatedQuery['subject']): Promise<RatingOverview> {
  return ratingOverview(reader, 'reviews', subject)
}
