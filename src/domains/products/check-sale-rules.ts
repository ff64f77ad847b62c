import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { getSaleRules, lockSaleRules } from '@/domains/salerules/queries'
import { findBreach } from '@/domains/salerules/sale-restriction'
import { isUuid } from '@/foundation/payload/uuid'
import { languageOf, validationMessage } from '@/foundation/payload/validation-message'

/** The ids of a relation in any form that clients send; Payload itself refuses what is not an id. */
function idsIn(relation: unknown): string[] {
  return (Array.isArray(relation) ? relation : []).flatMap((item) => {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : item
    return isUuid(id) ? [id] : []
  })
}

function ruleInputs(product: Record<string, unknown> | undefined): string {
  const { species, categories, excludedRegions } = product ?? {}
  return JSON.stringify([idsIn(species), idsIn(categories), excludedRegions ?? []])
}

/**
 * Refuses products that break a sale rule, drafts too, with the rule's reason. Unpublishing a product, or
 * editing a draft that is older than the rule, stays possible.
 * @throws {ValidationError} 400.
 */
export const checkSaleRules: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const species = idsIn(data.species)
  const isUnchangedDraft =
    data._status === 'draft' && originalDoc && ruleInputs(data) === ruleInputs(originalDoc)
  if (species.length === 0 || isUnchangedDraft) return data
  const language = languageOf(req)
  await lockSaleRules(req, 'read')
  const applicable = await getSaleRules(req, { species, categories: idsIn(data.categories), language })
  const excludedRegions = (Array.isArray(data.excludedRegions) ? data.excludedRegions : []).map(String)
  const breach = findBreach(applicable.rules, { ...applicable, excludedRegions })
  if (!breach) return data
  const { reason, missingRegions } = breach
  const error =
    missingRegions.length > 0
      ? {
          path: 'excludedRegions',
          message: validationMessage(req, 'regionsMissing', { regions: missingRegions.join(', '), reason }),
        }
      : { path: 'categories', message: reason }
  const validationError = new ValidationError({ collection: 'products', errors: [error], req }, req.t)
  // A bulk update reports only the message of an error.
  validationError.message = error.message
  throw validationError
}
