import type { RecipeCard } from '@/domains/recipes/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

interface RecipePictureProps {
  recipe: Pick<RecipeCard, 'image' | 'dish'>
  urgent?: boolean
}

/** A photograph of the dish, or a drawing of its kind. */
export function RecipePicture({ recipe: { image, dish }, urgent = false }: RecipePictureProps) {
  if (!image) return <Drawing kind="recipes" name={dish} urgent={urgent} />
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
