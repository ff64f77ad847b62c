import type { EntryContext, SearchEntry } from '@/domains/search/entry'
import { localizedText } from '@/foundation/i18n/localized-text'
import type { Messages } from '@/foundation/i18n/messages'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { documentPath } from '@/foundation/routing/paths'
import type { Page, Post, Project, Recipe } from '@/payload-types'
import type { FoundText } from './reading'
import { idsOf, present, speciesNames, titleName } from './texts'

export function recipeEntry(doc: Recipe, { locale, messages }: EntryContext): SearchEntry {
  const title = localizedText(doc, 'name')
  const note = localizedText(doc, 'description')
  const steps = doc.instructions.flatMap((section) => section.steps ?? [])
  return {
    path: documentPath('recipes', doc.slug),
    title: doc.name,
    names: [titleName(title, locale)],
    keywords: present([
      ...speciesNames(doc.species),
      ...doc.ingredients.map(({ name }) => name),
      doc.cuisine,
      doc.keywords,
      messages.search.words.recipes,
    ]),
    text: present([doc.description]),
    body: present(steps.map(({ stepText }) => stepText)),
    related: idsOf(doc.species),
    card: { kind: 'recipe', title, note } satisfies FoundText,
  }
}

/**
 * What readers ask about the main topic of an article: “fine”, “wash”. Projects have none. An article on nothing else has
 * them twice, so that it ranks first.
 */
function topicWords(doc: Post | Project, { search }: Messages): string[] {
  const [main, ...others] = 'topics' in doc ? (doc.topics ?? []) : []
  if (!main) return []
  return others.length === 0 ? [search.topics[main], search.topics[main]] : [search.topics[main]]
}

export const articleEntry =
  (collection: 'posts' | 'projects') =>
  (doc: Post | Project, { locale, messages }: EntryContext): SearchEntry => {
    const title = localizedText(doc, 'title')
    const kind = collection === 'posts' ? 'article' : 'project'
    return {
      path: documentPath(collection, doc.slug),
      title: doc.title,
      names: [titleName(title, locale)],
      keywords: [...speciesNames(doc.species), ...topicWords(doc, messages)],
      text: present([doc.meta?.description]),
      body: [plainTextOf(doc.content)],
      related: idsOf(doc.species),
      card: { kind, title, note: localizedText(doc.meta, 'description') } satisfies FoundText,
    }
  }

export function pageEntry(doc: Page, { locale }: EntryContext): SearchEntry {
  const title = localizedText(doc, 'title')
  return {
    path: documentPath('pages', doc.slug),
    title: doc.title,
    names: [titleName(title, locale)],
    keywords: [],
    text: present([doc.meta?.description]),
    related: [],
    card: { kind: 'page', title, note: localizedText(doc.meta, 'description') } satisfies FoundText,
  }
}
