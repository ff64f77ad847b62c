import type { RecipeCard } from '@/domains/recipes/listing'
import { useMessages } from '@/ui/texts'

/** What the script of a recipe needs that scales the amounts on the page and remembers what was ticked off. */
export function RecipeTools({ card: { slug, servings } }: { card: Pick<RecipeCard, 'slug' | 'servings'> }) {
  const { recipes } = useMessages()
  return (
    <data
      hidden
      value={slug}
      data-recipe=""
      data-servings={servings}
      data-units={JSON.stringify(recipes.units)}
    />
  )
}
