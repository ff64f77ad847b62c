import { FramedPicture, NoMedia } from '@/blocks/block-picture'
import { BlockRow } from '@/blocks/block-row'
import { pictureOf } from '@/blocks/picture'
import { InlineText } from '@/ui/inline-text'
import type { MediaBlockView } from './view'

/** A picture with its caption. */
export function MediaFigure({ media, caption, lang }: Omit<MediaBlockView, 'blockType'>) {
  const picture = pictureOf(media)
  if (!picture) return <NoMedia />
  return (
    <figure className="media-figure">
      <FramedPicture picture={picture} />
      {caption ? (
        <figcaption className="caption" lang={lang}>
          <InlineText text={caption} />
        </figcaption>
      ) : null}
    </figure>
  )
}

export function MediaBlock({ id, ...figure }: MediaBlockView) {
  return (
    <BlockRow id={`media-${id}`}>
      <MediaFigure {...figure} />
    </BlockRow>
  )
}
