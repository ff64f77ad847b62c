import type { Payload } from 'payload'
import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { asInAllLocales, findBySlug, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { FormView } from './form-view'
import { formsSlug } from './paths'
import { toFormView } from './view'

/** A published form; null if there is none. */
export async function getForm(reader: Reader, id: string): Promise<FormView | null> {
  const form = await reader.payload.findByID({
    ...asInAllLocales(reader),
    collection: formsSlug,
    id,
    depth: 1,
    disableErrors: true,
  })
  return form ? toFormView(inLanguageOf(reader, formsSlug, form), reader.locale) : null
}

/** A published form by its address; null if there is none. */
export async function getFormBySlug(reader: Reader, slug: string): Promise<FormView | null> {
  const form = await findBySlug(reader, formsSlug, slug, { depth: 1 })
  return form ? toFormView(form, reader.locale) : null
}

/** Whether a form with this slug is published, for pages that link to it. */
export function hasPublishedForm(payload: Payload, slug: string): Promise<boolean> {
  const expires = [tags.slug(formsSlug, slug)]
  dependsOn(expires)
  return cached(['has-form', slug], expires, async () => {
    const { totalDocs } = await payload.count({
      collection: formsSlug,
      where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    })
    return totalDocs > 0
  })
}
