import type { SubjectCollection } from '@/domains/contributions/server/subjects'
import type { Edibility } from '@/domains/species/vocabulary'
import type { Locale } from '@/foundation/i18n/locales'
import type { Entry } from '@/foundation/routing/paths'

/** A selected document, populated or not. */
export type DocumentRelation = string | { id: string }

/** A block with the editor's heading. */
export interface HeadedBlockView {
  id?: string | null
  heading?: string | null
  /** The language of a text without a translation. */
  lang?: Locale
}

interface PopulatedSubject {
  id: string
  slug: string
  title?: string | null
  /** Suppliers only, in place of a title. */
  businessName?: string
  displayName?: string | null
  /** Species only. */
  specie?: { edibility: Edibility[]; psychoactive?: boolean | null }
}

/** A block about a document; without `item`, about the one that contains it. */
export interface SubjectBlockView {
  id?: string | null
  item?: { relationTo: SubjectCollection; value: string | PopulatedSubject } | null
}

/** Where a button leads: to a document of the site or else to an address. */
export interface LinkView {
  id?: string | null
  label?: string | null
  document?: { relationTo: string; value: string | (Partial<Entry> & { id: string }) } | null
  url?: string | null
}
