import type { PayloadRequest, RelationshipFieldValidation, RichTextFieldValidation } from 'payload'
import { relationship, richText } from 'payload/shared'
import { mayBeUnfinished } from '@/foundation/payload/drafts'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { validationMessage } from '@/foundation/payload/validation-message'
import { visibleText } from '@/foundation/text/visible-text'

interface TextNode {
  type?: string
  text?: string
  children?: readonly TextNode[]
}

/** Blocks and pictures count as text. */
function hasText({ type, text, children }: TextNode): boolean {
  if (text && visibleText(text) !== '') return true
  if (type === 'block' || type === 'upload') return true
  return children?.some(hasText) ?? false
}

/** Whether a rich text says anything; client input may be anything. */
export function isDescribed(description: unknown): boolean {
  const { root } = (description ?? {}) as { root?: TextNode }
  return typeof root === 'object' && root !== null && hasText(root)
}

interface WithSpecies {
  species?: unknown
  withoutSpecies?: unknown
}

/** Whether a product names its species, or says that it has none. */
export function namesSpecies({ species, withoutSpecies }: WithSpecies): boolean {
  return withoutSpecies === true || (Array.isArray(species) && species.length > 0)
}

/** Whether another language than that of the request has a description, which readers of this one get too. */
async function isDescribedElsewhere(req: PayloadRequest, id: string | number | undefined): Promise<boolean> {
  if (id === undefined) return false
  const product = await req.payload.findByID({
    collection: 'products',
    id: String(id),
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: 'all',
    select: { description: true },
    req: isolateLocale(req),
  })
  return Object.entries(product?.description ?? {}).some(
    ([locale, description]) => locale !== req.locale && isDescribed(description),
  )
}

/** Requires a description in one language at publishing. */
export const describedAtPublishing: RichTextFieldValidation = async (value, options) => {
  const { id, req } = options
  if (!mayBeUnfinished(options) && !isDescribed(value) && !(await isDescribedElsewhere(req, id)))
    return validationMessage(req, 'descriptionMissing')
  return richText(value, options)
}

/** Requires a species, or the statement that there is none, at publishing. */
export const speciesAtPublishing: RelationshipFieldValidation = async (value, options) => {
  if (!mayBeUnfinished(options) && !namesSpecies({ ...(options.data as WithSpecies), species: value }))
    return validationMessage(options.req, 'speciesMissing')
  return relationship(value, options)
}
