import { categoryUrl } from '@/domains/categories/queries'
import type { EntryContext, SearchEntry } from '@/domains/search/entry'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { documentPath, glossaryPath } from '@/foundation/routing/paths'
import type { Category, Glossary, Growingguide, Reference } from '@/payload-types'
import { idsOf, present, speciesNames, titleName } from './texts'

/** What a result shows of a document in one line. */
export interface FoundText {
  kind: 'category' | 'term' | 'reference' | 'recipe' | 'article' | 'project' | 'page'
  title: LocalizedText
  note: LocalizedText | null
}

export function guideEntry(doc: Growingguide, { locale, messages }: EntryContext): SearchEntry {
  return {
    path: documentPath('growingguides', doc.slug),
    title: doc.title,
    names: [titleName(localizedText(doc, 'title'), locale)],
    keywords: present([
      ...speciesNames(doc.species),
      doc.conditions?.substrate,
      messages.search.words.guides,
    ]),
    text: present([doc.meta?.description]),
    body: [plainTextOf(doc.content)],
    related: idsOf(doc.species),
  }
}

export function referenceEntry(doc: Reference): SearchEntry {
  const { title, authors, publication, year, summary } = doc
  const card: FoundText = {
    kind: 'reference',
    title,
    note: [authors, year].filter(Boolean).join(', ') || null,
  }
  return {
    path: doc.link ?? '',
    title,
    names: [{ text: title, type: 'title', language: null }],
    keywords: present([authors, publication, year ? String(year) : null]),
    text: present([summary]),
    related: [],
    card,
  }
}

export function categoryEntry(doc: Category, { locale, messages }: EntryContext): SearchEntry {
  const path = doc.path ?? doc.slug
  const title = localizedText(doc, 'title')
  const [, group = ''] = path.split('/')
  const groups: Record<string, string | undefined> = messages.search.groups
  const card: FoundText = {
    kind: 'category',
    title,
    note:
      localizedText(doc, 'description') ?? groups[path.startsWith('products/') ? 'products' : group] ?? null,
  }
  return {
    path: categoryUrl(path),
    title: doc.title,
    names: [titleName(title, locale)],
    keywords: [],
    text: present([doc.description]),
    related: [],
    card,
  }
}

export function termEntry(doc: Glossary, { locale }: EntryContext): SearchEntry {
  const term = localizedText(doc, 'term')
  const card: FoundText = { kind: 'term', title: term, note: localizedText(doc, 'definition') }
  const title = titleName(term, locale)
  const forms = typeof term === 'string' ? (doc.forms ?? []) : []
  return {
    path: `${glossaryPath}#${doc.slug}`,
    title: doc.term,
    names: [title, ...forms.map((text) => ({ ...title, text }))],
    keywords: [],
    text: present([doc.definition]),
    related: [],
    card,
  }
}
