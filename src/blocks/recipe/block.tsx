import { BlockRow } from '@/blocks/block-row'
import type { RecipeBlockView } from '@/blocks/views'
import { useDuration } from '@/domains/recipes/components/duration'
import { NutritionPairs } from '@/domains/recipes/components/nutrition'
import { RecipePicture } from '@/domains/recipes/components/recipe-picture'
import { SafetyLines } from '@/domains/recipes/components/safety-lines'
import { StepPicture } from '@/domains/recipes/components/step-picture'
import { ingredientLine } from '@/domains/recipes/ingredient-line'
import type { Ingredient, RecipeView } from '@/domains/recipes/view'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { Recipe } from '@/ui/patterns/recipe'
import { useLocale, useTranslations } from '@/ui/texts'

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

/** The recipe that an editor selected, without its tools. */
export function RecipeBlock({ id, heading, lang, data }: RecipeBlockView & { data: RecipeView }) {
  return (
    <BlockRow id={`recipe-${id}`} heading={heading} lang={lang}>
      <Summary recipe={data} />
    </BlockRow>
  )
}
