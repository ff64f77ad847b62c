import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import type { RecipeCard } from '@/domains/recipes/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

interface RecipesSectionProps {
  recipes: readonly RecipeCard[]
}

/** A row of recipes with a link to all; null where there are none. */
export function RecipesSection({ recipes }: RecipesSectionProps) {
  const t = useTranslations()
  const locale = useLocale()
  if (recipes.length === 0) return null
  return (
    <Row id="recipes" title={t('species.sections.recipes')}>
      <div className="row-wide stack">
        <ul className="dishes in-row">
          {recipes.map((recipe) => (
            <RecipeItem key={recipe.id} recipe={recipe} />
          ))}
        </ul>
        <p>
          <a href={localePath(locale, viewAll.recipes)}>{t('recipes.all')}</a>
        </p>
      </div>
    </Row>
  )
}
