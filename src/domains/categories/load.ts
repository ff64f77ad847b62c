import type { Payload } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { locales } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { type TaxonomyNode, taxonomy } from './taxonomy'

export function countNodes(nodes: readonly TaxonomyNode[] = taxonomy): number {
  return nodes.reduce((total, { children }) => total + 1 + countNodes(children ?? []), 0)
}

/**
 * Enters the embedded taxonomy as categories, parents before children so that breadcrumbs find them.
 * What stands there already, by its path, is left as editors have made it.
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

  const enter = async (node: TaxonomyNode, parentPath: string | null, position: number): Promise<void> => {
    const path = parentPath === null ? node.slug : `${parentPath}/${node.slug}`
    if (!idByPath.has(path)) {
      const id = await inTransaction(payload, async (req) => {
        const collection = 'categories'
        const data = {
          title: node.title[0],
          slug: node.slug,
          position,
          icon: (node.icon ?? null) as never,
          parent: parentPath === null ? null : idByPath.get(parentPath),
        }
        const entered = await payload.create({
          collection,
          context: listedAfterwards,
          data,
          locale: 'en',
          req,
        })
        for (const [index, locale] of locales.entries()) {
          if (index === 0) continue
          const translated = { title: node.title[index] }
          await payload.update({
            collection,
            context: listedAfterwards,
            id: entered.id,
            data: translated,
            locale,
            req,
          })
        }
        return entered.id
      })
      idByPath.set(path, id)
    }
    done += 1
    onProgress(done, total)
    for (const [index, child] of (node.children ?? []).entries()) await enter(child, path, index)
  }

  for (const [index, root] of taxonomy.entries()) await enter(root, null, index)
}
