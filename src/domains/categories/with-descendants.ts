import type { PayloadRequest } from 'payload'
import { isUuid } from '@/foundation/payload/uuid'

/** Fields by which documents are filed under categories. */
const categoryFields = [
  'categories',
  'sells',
  'category',
  'topics',
  'consumptionForm',
  'experiential',
  'helpsWith',
]

type Where = Record<string, unknown>

const isBranch = (key: string) => key === 'and' || key === 'or'

/** The ids of categories that a `where` names. */
function idsIn(where: Where): string[] {
  return Object.entries(where).flatMap(([key, value]) => {
    if (isBranch(key)) return (value as Where[]).flatMap(idsIn)
    if (!categoryFields.includes(key)) return []
    return Object.values(value as Where)
      .flatMap((operand) => (typeof operand === 'string' ? operand.split(',') : operand))
      .filter(isUuid)
  })
}

/** The ids of categories by the ids of what they are at or below. */
async function descendantsOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { breadcrumbs: { doc: true } },
    where: { 'breadcrumbs.doc': { in: ids } },
  })
  const descendants = new Map(ids.map((id) => [id, [id]]))
  for (const { id, breadcrumbs } of docs)
    for (const { doc } of breadcrumbs ?? [])
      if (typeof doc === 'string' && doc !== id) descendants.get(doc)?.push(id)
  return descendants
}

const plural: Record<string, string> = { contains: 'in', equals: 'in', not_equals: 'not_in' }

function expanded(where: Where, descendants: ReadonlyMap<string, string[]>): Where {
  const listOf = (operand: unknown) => (typeof operand === 'string' ? operand.split(',') : [operand].flat())
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (isBranch(key)) return [key, (value as Where[]).map((branch) => expanded(branch, descendants))]
      if (!categoryFields.includes(key)) return [key, value]
      const comparisons = Object.entries(value as Where).map(([operator, operand]) =>
        listOf(operand).every(isUuid)
          ? [
              plural[operator] ?? operator,
              listOf(operand).flatMap((id) => descendants.get(String(id)) ?? [id]),
            ]
          : [operator, operand],
      )
      return [key, Object.fromEntries(comparisons)]
    }),
  )
}

/** Lets a `where` that names a category also find what is filed under its descendants, as filters do. */
export async function withDescendants(req: PayloadRequest, where: Where): Promise<Where> {
  const ids = [...new Set(idsIn(where))]
  return ids.length === 0 ? where : expanded(where, await descendantsOf(req, ids))
}
