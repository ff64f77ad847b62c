import { type CollectionSlug, createDataloaderCacheKey, type FieldHook, type SelectType } from 'payload'
import { isUuid } from './uuid'

interface RelatedValue<Doc> {
  /** The relation beside the field. */
  relation: string
  collection: CollectionSlug
  select: SelectType
  pick: (doc: Doc) => unknown
}

/** Set in the context of a read whose result gets no virtual fields, so that no documents are read for them. */
export const omitsRelatedValues = 'omitsRelatedValues'

/**
 * The hook of a virtual field that repeats a value of the document that its row refers to. Payload finds the path of a
 * virtual field in the whole document, never in a row. Documents of several rows are read at once.
 */
export function relatedValue<Doc>({ relation, collection, select, pick }: RelatedValue<Doc>): FieldHook {
  return async ({ context, draft, overrideAccess = false, req, siblingData }) => {
    if (context[omitsRelatedValues]) return null
    const related = siblingData?.[relation]
    const id = related?.id ?? related
    if (!isUuid(id)) return null
    const key = createDataloaderCacheKey({
      collectionSlug: collection,
      currentDepth: 0,
      depth: 0,
      docID: id,
      draft: Boolean(draft),
      fallbackLocale: req.fallbackLocale ?? null,
      locale: req.locale as string,
      overrideAccess,
      select,
      showHiddenFields: false,
      transactionID: req.transactionID as string,
    })
    const doc = await req.payloadDataLoader.load(key)
    return doc ? pick(doc as Doc) : null
  }
}
