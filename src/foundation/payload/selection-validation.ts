import type { RelationshipField, UploadField, Validate } from 'payload'
import { isUuid } from './uuid'
import { validationMessage } from './validation-message'

export type AnyValidate = Validate<unknown, object, object, object>
type Reference = Pick<RelationshipField | UploadField, 'relationTo' | 'type'>

/** Whether a value can name an entry of the collections to which a field refers. */
function canRefer(value: unknown, { relationTo }: Reference): boolean {
  if (typeof relationTo === 'string') return isUuid(value)
  if (typeof value !== 'object' || value === null) return false
  const { relationTo: collection, value: id } = value as { relationTo?: unknown; value?: unknown }
  return (relationTo as readonly unknown[]).includes(collection) && isUuid(id)
}

/**
 * Has a validation say in the language of the request that an entry or a picture cannot be selected. Payload names the
 * ids of such entries, partly in English, or stores them.
 */
export function selectionValidation(field: Reference, validate: AnyValidate): AnyValidate {
  const word = field.type === 'upload' ? 'pictureNotOffered' : 'entryNotOffered'
  return async (value, options) => {
    const { req } = options
    const references = Array.isArray(value) ? value : [value ?? []].flat()
    if (!references.every((one) => canRefer(one, field))) return validationMessage(req, word)
    const result = await validate(value, options)
    const isListOfIds = typeof result === 'string' && result.startsWith(req.t('validation:invalidSelections'))
    return isListOfIds ? validationMessage(req, word) : result
  }
}
