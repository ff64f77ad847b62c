import type { Payload } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { forEachConcurrently } from '@/foundation/concurrency'
import { locales } from '@/foundation/i18n/locales'
import { saveBuffered } from '@/foundation/payload/buffered-save'
import { type TaxonomyNode, taxonomy } from './taxonomy'

export function countNodes(nodes: readonly TaxonomyNode[] = taxonomy): number {
  return nodes.reduce((total, { children }) => total + 1 + countNodes(children ?? []), 0)
}

interface Placed {
  node: TaxonomyNode
  path: string
  position: number
  parentPath?: string
}

/**
 * Loads the embedded taxonomy as categories, parents before children because breadcrumbs are read from the parents.
 * Categories that already exist, by their path, stay as editors have changed them.
 */
export async function loadTaxonomy(
  payload: Payload,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    pagination: false,
    select: { path: true },
  })
  const idByPath = new Map(docs.map(({ id, path }) => [path, id]))
  const total = countNodes()
  let done = 0

  let level = place(taxonomy)
  while (level.length > 0) {
    await forEachConcurrently(level, 4, async ({ node, path, position, parentPath }) => {
      if (!idByPath.has(path)) {
        const parent = parentPath === undefined ? null : (idByPath.get(parentPath) ?? null)
        idByPath.set(path, await saveCategory(payload, node, { position, parent }))
      }
      done += 1
      onProgress(done, total)
    })
    level = level.flatMap(({ node, path }) => place(node.children ?? [], path))
  }
}

function place(nodes: readonly TaxonomyNode[], parentPath?: string): Placed[] {
  return nodes.map((node, position) => ({
    node,
    path: parentPath === undefined ? node.slug : `${parentPath}/${node.slug}`,
    position,
    parentPath,
  }))
}

/** Saves a category and returns its id. */
function saveCategory(
  payload: Payload,
  { title, slug, icon }: TaxonomyNode,
  placement: { position: number; parent: string | null },
): Promise<string> {
  const shared = { collection: 'categories', context: listedAfterwards, depth: 0 } as const
  return saveBuffered(payload, { collection: 'categories' }, async (req, id) => {
    const data = { title: title[0], slug, icon: (icon ?? null) as never, ...placement }
    await payload.create({ ...shared, data, locale: 'en', req })
    for (const [index, locale] of locales.entries())
      if (index > 0) await payload.update({ ...shared, id, data: { title: title[index] }, locale, req })
  })
}
