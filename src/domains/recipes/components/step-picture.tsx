import type { Step } from '@/domains/recipes/view'
import { plainText } from '@/foundation/i18n/localized-text'

/** The picture of a step; nothing for a step without one. */
export function StepPicture({ image }: Pick<Step, 'image'>) {
  if (!image) return null
  return (
    <div className="plate">
      <img
        src={image.url}
        alt={plainText(image.alt)}
        lang={typeof image.alt === 'object' ? image.alt.lang : undefined}
        width={image.width}
        height={image.height}
        loading="lazy"
      />
    </div>
  )
}
