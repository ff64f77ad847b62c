import type { Locale } from '@/foundation/i18n/locales'
import type { Messages } from '@/foundation/i18n/messages'

/** Groups of results, in the order in which they stand where nothing else decides. */
export const searchKinds = [
  'species',
  'products',
  'recipes',
  'guides',
  'articles',
  'topics',
  'suppliers',
  'references',
] as const

export type SearchKind = (typeof searchKinds)[number]

export const isSearchKind = (value: unknown): value is SearchKind =>
  (searchKinds as readonly unknown[]).includes(value)

export type NameType = 'accepted' | 'synonym' | 'common' | 'genus' | 'family' | 'title'

/** A name by which something is searched. */
export interface SearchName {
  text: string
  type: NameType
  /** A BCP 47 tag; null for names that belong to no language, such as binomials. */
  language: string | null
  /** Other forms of it that are searched for, such as the plural. */
  forms?: readonly string[]
}

/** What the index stores of a published document in one language. */
export interface SearchEntry {
  /** Without the language. */
  path: string
  title: string
  names: SearchName[]
  /** What it is filed under: categories, species, places, traits. */
  keywords: string[]
  /** What it says in short. Snippets are taken from it first. */
  text: string[]
  /** What it says at length. */
  body?: string[]
  /** `dangerRank` of a species; the most dangerous of equal matches comes first. */
  danger?: number
  /** Documents that the entry repeats something of: it is written again when they change. */
  related: string[]
  /** What a result shows, for collections that the catalog does not list. */
  card?: object
}

/** The language of an entry and its texts. */
export interface EntryContext {
  locale: Locale
  messages: Messages
}

/** How the documents of a collection are searched. */
export interface SearchedCollection<Doc = never> {
  kind: SearchKind
  /** Whether guests may read the document. */
  isSearched: (doc: Doc) => boolean
  /** `doc` is in one language, at depth 1. */
  entry: (doc: Doc, context: EntryContext) => SearchEntry
}
