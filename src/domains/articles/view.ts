import { type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Post, Project } from '@/payload-types'
import { type ArticleCard, postEntry, projectEntry } from './listing'

/** A post or a project as its page shows it. */
export interface ArticleView {
  card: ArticleCard
  id: string
  /** The public name of the author; null if the editors have written it. */
  author: string | null
  updatedAt: string
  content: LocalizedRichText | null
  /** Each with its language if it fell back. */
  layout: (NonNullable<Post['layout']>[number] & { lang?: Locale })[]
  references: ReferenceItem[]
  speciesIds: string[]
  /** Of projects. */
  startsOn: string | null
  endsOn: string | null
  participation: LocalizedText | null
}

function articleView(doc: Post | Project, card: ArticleCard, author: string | null): ArticleView {
  return {
    card,
    id: doc.id,
    author,
    updatedAt: doc.updatedAt,
    content: localizedRichText(doc, 'content'),
    layout: placedBlocks(doc.layout),
    references: referenceItems(doc.references),
    speciesIds: (doc.species ?? []).map((species) => (typeof species === 'object' ? species.id : species)),
    startsOn: null,
    endsOn: null,
    participation: null,
  }
}

/** Converts a post, read at depth 1, to what its page shows. */
export function postView(doc: Post, author: string | null): ArticleView {
  return articleView(doc, postEntry(doc).card, author)
}

/** Converts a project, read at depth 1, to what its page shows. */
export function projectView(doc: Project, author: string | null): ArticleView {
  return {
    ...articleView(doc, projectEntry(doc).card, author),
    startsOn: doc.startsOn ?? null,
    endsOn: doc.endsOn ?? null,
    participation: localizedText(doc, 'participation'),
  }
}
