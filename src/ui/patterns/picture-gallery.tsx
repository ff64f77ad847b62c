import type { ReactNode } from 'react'

interface PictureGalleryProps {
  /** Unique on the page. */
  id: string
  label: string
  pictures: readonly { key: string; title: string; picture: ReactNode; small: ReactNode }[]
}

/** Pictures of one thing, one large at a time. Radio buttons do it, so that it works before any script. */
export function PictureGallery({ id, label, pictures }: PictureGalleryProps) {
  return (
    <fieldset className="picture-gallery" data-single={pictures.length === 1 || undefined}>
      <legend className="hidden-visually">{label}</legend>
      {pictures.map(({ key, title, picture, small }, index) => (
        <div className="shown-picture" key={key}>
          <label className="plate goods thumbnail">
            <input type="radio" name={id} defaultChecked={index === 0} aria-label={title} />
            {small}
          </label>
          <figure>
            <div className="plate goods">{picture}</div>
            <figcaption>{title}</figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  )
}
