import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { insertStored, newDocument } from '@/foundation/payload/stored-document'
import { urlOfCategory } from './breadcrumb-url'
import { taxonomy } from './taxonomy'
import type { TaxonomyNode } from './taxonomy-node'

export function countNodes(nodes: readonly TaxonomyNode[] = taxonomy): number {
  return nodes.reduce((total, { children }) => total + 1 + countNodes(children ?? []), 0)
}

interface Placed {
  node: TaxonomyNode
  path: string
  position: number
  parentPath?: string
}

/** What a category shows in the breadcrumbs of those below it. */
interface Crumb {
  id: string
  slug: string
  title: Partial<Record<Locale, string | null>>
}

/** Categories with their ancestors, the root first, by their path. */
type Lines = Map<string, readonly Crumb[]>

/**
 * Loads the embedded taxonomy as categories, parents before children. Categories that already exist, by their path, stay
 * as editors have changed them.
 */
export async function loadTaxonomy(
  payload: Payload,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const lines = await readLines(payload)
  const total = countNodes()
  let done = 0
  await inTransaction(payload, async (req) => {
    let level = place(taxonomy)
    while (level.length > 0) {
      for (const placed of level) {
        if (!lines.has(placed.path)) lines.set(placed.path, await insertCategory(req, placed, lines))
        done += 1
        onProgress(done, total)
      }
      level = level.flatMap(({ node, path }) => place(node.children ?? [], path))
    }
  })
}

function place(nodes: readonly TaxonomyNode[], parentPath?: string): Placed[] {
  return nodes.map((node, position) => ({
    node,
    path: parentPath === undefined ? node.slug : `${parentPath}/${node.slug}`,
    position,
    parentPath,
  }))
}

async function readLines(payload: Payload): Promise<Lines> {
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    locale: 'all',
    pagination: false,
    select: { parent: true, path: true, slug: true, title: true },
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const lineOf = (id: unknown): Crumb[] => {
    const doc = byId.get(String(id))
    // With `locale: 'all'` a title holds every language.
    return doc ? [...lineOf(doc.parent), { id: doc.id, slug: doc.slug, title: Object(doc.title) }] : []
  }
  return new Map(docs.map(({ id, path }) => [String(path), lineOf(id)]))
}

/** Inserts a category with the path and breadcrumbs that hooks set when editors save one. Returns its line. */
async function insertCategory(
  req: PayloadRequest,
  { node, path, position, parentPath }: Placed,
  lines: Lines,
): Promise<readonly Crumb[]> {
  const document = newDocument()
  const parents = (parentPath !== undefined && lines.get(parentPath)) || []
  const title = Object.fromEntries(locales.map((locale, index) => [locale, node.title[index]]))
  const line = [...parents, { id: document.id, slug: node.slug, title }]
  await insertStored(req, 'categories', {
    ...document,
    title,
    slug: node.slug,
    path,
    icon: node.icon ?? null,
    position,
    parent: parents.at(-1)?.id ?? null,
    breadcrumbs: Object.fromEntries(locales.map((locale) => [locale, breadcrumbsOf(line, locale)])),
  })
  return line
}

function breadcrumbsOf(line: readonly Crumb[], locale: Locale) {
  return line.map(({ id, title }, index) => ({
    id: randomBytes(12).toString('hex'),
    doc: id,
    url: urlOfCategory(line.slice(0, index + 1)),
    label: title[locale] ?? title[defaultLocale],
  }))
}
