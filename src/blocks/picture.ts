import { type CardImage, cardImage, populated, type Related } from '@/domains/cards/card'
import type { Media } from '@/payload-types'

/** An uploaded picture in a block, populated or not. */
export type PictureRelation = Related<Media>

/** An uploaded picture at card size and at the width of a page. */
export interface Picture extends CardImage {
  id: string
  large: string
}

/** The picture that an editor uploaded; null if it has been deleted. */
export function pictureOf(relation: PictureRelation): Picture | null {
  const media = populated(relation)
  const image = cardImage(media)
  if (!media || !image) return null
  return { ...image, id: media.id, large: media.sizes?.page?.url ?? media.url ?? image.url }
}

/** Rows with a picture, without those whose picture has been deleted. */
export function withPictures<Row extends { image?: PictureRelation }>(
  rows: readonly Row[] | null | undefined,
) {
  return (rows ?? []).flatMap((row) => {
    const picture = pictureOf(row.image)
    return picture ? [{ row, picture }] : []
  })
}
