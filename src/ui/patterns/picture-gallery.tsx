import type { ReactNode } from 'react'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { Pause } from '@/ui/icons'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/picture-gallery.css'

interface PictureGalleryProps {
  /** Unique on the page. */
  id: string
  label: string
  pictures: readonly { key: string; title: InlineContent; picture: ReactNode; small: ReactNode }[]
}

/**
 * Pictures of one subject, one large at a time. Radio buttons select it, so that it works without
 * JavaScript; with JavaScript it advances until it is touched. A click enlarges the picture.
 */
export function PictureGallery({ id, label, pictures }: PictureGalleryProps) {
  const t = useTranslations('ui')
  return (
    <fieldset
      className="picture-gallery"
      id={id}
      data-single={pictures.length === 1 || undefined}
      data-auto-gallery={pictures.length > 1 || undefined}
    >
      <legend className="hidden-visually">{label}</legend>
      {pictures.length > 1 ? (
        <IconButton
          className="gallery-pause"
          icon={Pause}
          label={t('gallery.pause')}
          hidden
          data-gallery-pause=""
          data-pause={t('gallery.pause')}
          data-play={t('gallery.play')}
        />
      ) : null}
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
            <a
              className="plate goods enlarge"
              href={`#${id}-${index + 1}`}
              title={t('gallery.enlarge')}
              aria-label={t('gallery.enlarge')}
            >
              {picture}
            </a>
            <figcaption>
              <InlineText text={title} />
            </figcaption>
          </figure>
        </div>
      ))}
      {pictures.map(({ key, title, picture }, index) => (
        <Dialog
          key={key}
          id={`${id}-${index + 1}`}
          title={<InlineText text={title} />}
          close={t('close')}
          shape="picture"
        >
          {picture}
        </Dialog>
      ))}
    </fieldset>
  )
}
