import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { fieldError } from '@/domains/contributions/server/field-error'
import { problemMessage } from '@/domains/contributions/server/messages'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { visibleText } from '@/foundation/text/visible-text'
import { otherForm } from './other-form'

/** Paths of the categories whose descendants each field may select. */
const parents = {
  consumptionForm: ['consumption-form'],
  experiential: ['experiential', 'species/effect'],
  helpsWith: ['species/benefit'],
} as const

type CategoryField = keyof typeof parents

function idsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'string' ? [id] : []
  })
}

/**
 * The selected categories below the parents, in the order of selection; a category is selected by id or slug. If a slug
 * exists below several parents, the first parent wins.
 */
async function findCategories(req: PayloadRequest, selected: readonly string[], paths: readonly string[]) {
  const db = await transactionOf(req)
  return queryRows<{ id: string; selected: string }>(
    db,
    sql`
    select distinct on (wanted.position) categories.id, wanted.selected from categories
    join jsonb_array_elements_text(${JSON.stringify(selected)}::jsonb) with ordinality as wanted (selected, position)
      on categories.id::text = wanted.selected or categories.slug = wanted.selected
    join jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) with ordinality as parent (path, rank)
      on starts_with(categories.path, parent.path || '/')
    order by wanted.position, parent.rank`,
  )
}

/**
 * Replaces the slugs of selected categories by ids.
 * @throws {ValidationError} 400 for a category that is not below the field's parents.
 */
export const resolveCategories: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (!data) return data
  const resolved: Record<string, unknown> = {}
  for (const name of Object.keys(parents) as CategoryField[]) {
    const selected = [...new Set(idsOf(data[name]))]
    if (selected.length === 0) continue
    const matches = await findCategories(req, selected, parents[name])
    if (selected.some((one) => !matches.some((match) => match.selected === one)))
      throw fieldError(collection, req, name, problemMessage(req, 'invalidOption'))
    const ids = [...new Set(matches.map(({ id }) => id))]
    resolved[name] = name === 'consumptionForm' ? ids[0] : ids
  }
  return { ...data, ...resolved }
}

/** Requires the author's own words for the form "other", and removes them for any other form. */
export const requireOtherForm: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const form = data?.consumptionForm === undefined ? originalDoc?.consumptionForm : data.consumptionForm
  const [id] = idsOf(form)
  const [category] = id
    ? await queryRows<{ path: string }>(
        await transactionOf(req),
        sql`select path from categories where id::text = ${id}`,
      )
    : []
  if (category?.path !== `consumption-form/${otherForm}`) return { ...data, otherConsumptionForm: null }
  const words = data?.otherConsumptionForm ?? originalDoc?.otherConsumptionForm
  if (typeof words !== 'string' || visibleText(words) === '')
    throw fieldError(collection, req, 'otherConsumptionForm', problemMessage(req, 'otherFormRequired'))
  return data
}
