import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { AutoGallery } from './auto-gallery.client'

interface PictureGalleryProps {
  /** Unique on the page. */
  id: string
  label: string
  pictures: readonly { key: string; title: InlineContent; picture: ReactNode; small: ReactNode }[]
}

/**
 * Pictures of one subject, one large at a time. Radio buttons select it, so that it works without
 * JavaScript; with JavaScript it advances automatically.
 */
export function PictureGallery({ id, label, pictures }: PictureGalleryProps) {
  const t = useTranslations('ui.autoplay')
  return (
    <fieldset className="picture-gallery" id={id} data-single={pictures.length === 1 || undefined}>
      <legend className="hidden-visually">{label}</legend>
      {pictures.length > 1 ? <AutoGallery id={id} words={{ pause: t('pause'), play: t('play') }} /> : null}
      {pictures.map(({ key, title, picture, small }, index) => (
        <div className="current-picture" key={key}>
          <label className="plate goods thumbnail">
            <input
              type="radio"
              name={id}
              defaultChecked={index === 0}
              aria-label={typeof title === 'object' ? title?.text : (title ?? undefined)}
            />
            {small}
          </label>
          <figure>
            <div className="plate goods">{picture}</div>
            <figcaption>
              <InlineText text={title} />
            </figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  )
}
