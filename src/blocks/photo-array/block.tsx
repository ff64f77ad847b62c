import { BlockPicture, NoMedia } from '@/blocks/block-picture'
import { BlockRow } from '@/blocks/block-row'
import { withPictures } from '@/blocks/picture'
import { localizedText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import type { PhotoArrayBlockView } from './view'

/** Photographs side by side, each a link to itself at full size. */
export function PhotoArrayBlock({ id, heading, lang, photos }: PhotoArrayBlockView) {
  const shown = withPictures(photos)
  return (
    <BlockRow id={`photos-${id}`} heading={heading} lang={lang}>
      {shown.length === 0 ? (
        <NoMedia />
      ) : (
        <ul className="photo-array">
          {shown.map(({ row, picture }, index) => (
            <li key={row.id ?? index}>
              <figure>
                <a className="plate photograph" href={picture.large}>
                  <BlockPicture picture={picture} small />
                </a>
                <figcaption className="caption">
                  <InlineText text={localizedText(row, 'caption')} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </BlockRow>
  )
}
