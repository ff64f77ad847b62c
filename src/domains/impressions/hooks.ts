import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { invalid } from '@/domains/contributions/server/field-error'
import { sayIn } from '@/domains/contributions/server/messages'
import { transactionOf } from '@/foundation/payload/transaction'

/** Under which categories the words of a form stand. */
const parents = {
  consumptionForm: ['consumption-form'],
  experiential: ['experiential', 'species/effect'],
  helpsWith: ['species/benefit'],
} as const

type Chosen = keyof typeof parents

function idsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'string' ? [id] : []
  })
}

/**
 * Ids of the chosen categories below the parents, in the order they were chosen; a slug stands for its category. A word
 * that stands below several parents is taken from the first.
 */
async function below(req: PayloadRequest, chosen: readonly string[], paths: readonly string[]) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct on (wanted.place) categories.id, wanted.said from categories
    join jsonb_array_elements_text(${JSON.stringify(chosen)}::jsonb) with ordinality as wanted (said, place)
      on categories.id::text = wanted.said or categories.slug = wanted.said
    join jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) with ordinality as parent (path, rank)
      on starts_with(categories.path, parent.path || '/')
    order by wanted.place, parent.rank`)
  return rows as unknown as { id: string; said: string }[]
}

/** @throws {ValidationError} 400 for a word that does not stand under its parent. */
export const takenUnder: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (!data) return data
  const taken: Record<string, unknown> = {}
  for (const name of Object.keys(parents) as Chosen[]) {
    const chosen = [...new Set(idsOf(data[name]))]
    if (chosen.length === 0) continue
    const found = await below(req, chosen, parents[name])
    if (chosen.some((one) => !found.some(({ said }) => said === one)))
      throw invalid(collection, req, name, sayIn(req, 'notAmong'))
    taken[name] = name === 'consumptionForm' ? found[0]?.id : [...new Set(found.map(({ id }) => id))]
  }
  return { ...data, ...taken }
}

/** "Other" has to be put into words; said of anything else, the words are left out. */
export const wordOtherForm: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const form = data?.consumptionForm === undefined ? originalDoc?.consumptionForm : data.consumptionForm
  const [id] = idsOf(form)
  const db = await transactionOf(req)
  const { rows } = id
    ? await db.execute(sql`select path from categories where id::text = ${id}`)
    : { rows: [] }
  if (rows[0]?.path !== 'consumption-form/other') return { ...data, otherConsumptionForm: null }
  const words = data?.otherConsumptionForm ?? originalDoc?.otherConsumptionForm
  if (typeof words !== 'string' || words.trim() === '')
    throw invalid(collection, req, 'otherConsumptionForm', sayIn(req, 'otherFormRequired'))
  return data
}
