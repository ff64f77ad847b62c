import { type ReferenceRelation, referenceItems } from '@/domains/references/view'
import { tags } from '@/foundation/cache/tags'
import { type PictureRelation, pictureOf } from './picture'
import type { LinkView } from './relations'
import { mayNotShowShop, type PageSubject } from './shops'

type Fields = Record<string, unknown>

/** The fields of blocks that hold a picture. */
const pictureFields = ['image', 'media', 'productImage']

function isLink(value: Fields): value is NonNullable<LinkView['document']> & Fields {
  return typeof value.relationTo === 'string' && 'value' in value
}

function linkTags({ relationTo, value }: NonNullable<LinkView['document']>, page?: PageSubject): string[] {
  const isShown = typeof value === 'object' && value?.slug && !(page && mayNotShowShop(relationTo, page))
  return isShown ? [tags.document(relationTo, value.id)] : []
}

function pictureTags(relation: PictureRelation): string[] {
  const picture = pictureOf(relation)
  return picture ? [tags.document('media', picture.id)] : []
}

/**
 * The cache tags of the documents that rich texts, and blocks without a `load`, show from their fields: pictures, the
 * targets of links and the references of footnotes. With `page`, links that may not stand on that page are left out, as
 * they are when it is rendered.
 */
export function contentTags(content: unknown, page?: PageSubject): string[] {
  if (Array.isArray(content)) return content.flatMap((one) => contentTags(one, page))
  if (typeof content !== 'object' || content === null) return []
  const fields = content as Fields
  if (isLink(fields)) return linkTags(fields, page)
  if (fields.blockType === 'footnote') {
    const cited = referenceItems([fields.reference as ReferenceRelation])
    return cited.map(({ id }) => tags.document('references', id))
  }
  return Object.entries(fields).flatMap(([name, value]) =>
    pictureFields.includes(name) ? pictureTags(value as PictureRelation) : contentTags(value, page),
  )
}
