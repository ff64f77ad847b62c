import { useLocale, useTranslations } from 'next-intl'
import { BlockRow } from '@/blocks/block-row'
import { idsOf, selectedCards } from '@/blocks/listed'
import type { RecipeBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { useDuration } from '@/domains/recipes/components/duration'
import { NutritionPairs } from '@/domains/recipes/components/nutrition'
import { RecipePicture } from '@/domains/recipes/components/recipe-picture'
import { SafetyLines } from '@/domains/recipes/components/safety-lines'
import { StepPicture } from '@/domains/recipes/components/step-picture'
import { ingredientLine } from '@/domains/recipes/ingredient-line'
import { getRecipe } from '@/domains/recipes/queries'
import type { Ingredient, RecipeView } from '@/domains/recipes/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { Recipe } from '@/ui/patterns/recipe'

function IngredientLine({ name, note, ...amount }: Ingredient) {
  const locale = useLocale() as Locale
  const texts = { ...amount, name: plainText(name), note: note && plainText(note) }
  return <span lang={typeof name === 'object' ? name.lang : undefined}>{ingredientLine(texts, locale)}</span>
}

function Summary({ recipe }: { recipe: RecipeView }) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  const { card, times, ingredients, sections, measured, nutrition } = recipe
  return (
    <Recipe
      recipe={{
        name: (
          <a href={localePath(locale, documentPath('recipes', card.slug))}>
            <InlineText text={card.name} />
          </a>
        ),
        description: <InlineText text={card.description} />,
        safety: <SafetyLines recipe={recipe} />,
        picture: <RecipePicture recipe={card} />,
        times,
        duration: useDuration(),
        yield: t('serves', { count: card.servings }),
        // biome-ignore lint/suspicious/noArrayIndexKey: ingredients stand in their order
        ingredients: ingredients.map((one, index) => <IngredientLine key={index} {...one} />),
        sections: sections.map(({ title, steps }) => ({
          name: title && <InlineText text={title} />,
          steps: steps.map(({ text, image }) => ({
            text: text && <InlineText text={text} />,
            picture: image && <StepPicture image={image} />,
          })),
        })),
        nutrition: measured || nutrition ? <NutritionPairs recipe={recipe} /> : null,
      }}
    />
  )
}

/** The recipe that an editor selected, without its tools; nothing if it is no longer published. */
export async function RecipeBlock({ page, ...block }: RecipeBlockView & { page: ContributionContext }) {
  const [card] = await selectedCards(page.reader, 'recipes', idsOf([block.recipe ?? null]))
  const recipe = card ? await getRecipe(page.reader, card.slug) : null
  if (!recipe) return null
  dependsOn(
    Object.entries(recipe.shown).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  )
  return (
    <BlockRow id={`recipe-${block.id}`} heading={block.heading} lang={block.lang}>
      <Summary recipe={recipe} />
    </BlockRow>
  )
}
