import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { isPopulation } from '@/foundation/payload/query-limits'
import { myVendors } from './access'

interface ReadArgs {
  disableErrors?: boolean
  id?: unknown
  where?: Where
}

/**
 * Leaves suppliers of the type `other` out of the lists and counts of the API. They are reached by their page, their id
 * and their products; owners find their own.
 * @param type the name of the field with the type
 */
export function listWithoutOthers(type: string): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    const { id, where, ...read } = args as ReadArgs
    const isList = (operation === 'read' || operation === 'count') && id === undefined && !isPopulation(read)
    if (!isList || req.payloadAPI === 'local' || overrideAccess || isStaff(req.user)) return args
    const mine = await myVendors(req)
    const listed: Where = { or: [{ [type]: { not_equals: 'other' } }, { id: { in: mine } }] }
    return { ...args, where: where ? { and: [where, listed] } : listed }
  }
}
