import type { RecipeCard } from '@/domains/recipes/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

interface RecipePictureProps {
  recipe: Pick<RecipeCard, 'image' | 'dish' | 'drawn'>
  urgent?: boolean
  /** One of many in a list. */
  listed?: boolean
}

/** A photograph of the dish, or a drawing of its kind with its mushrooms. */
export function RecipePicture({
  recipe: { image, dish, drawn },
  urgent = false,
  listed,
}: RecipePictureProps) {
  if (!image) return <Drawing kind="recipes" name={dish} species={drawn} listed={listed} urgent={urgent} />
  return (
    <img
      src={image.url}
      alt={plainText(image.alt)}
      lang={typeof image.alt === 'object' ? image.alt.lang : undefined}
      width={image.width}
      height={image.height}
      loading={urgent ? 'eager' : 'lazy'}
    />
  )
}
