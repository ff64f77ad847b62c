import { namedIngredients } from '@/domains/recipes/named-ingredients'
import type { Scale } from '@/domains/recipes/scale'
import type { Ingredient, Step } from '@/domains/recipes/view'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { IngredientAmount } from './ingredient-amount'

interface StepAmountsProps {
  step: Step
  ingredients: readonly Ingredient[]
  scale: Scale
}

/** The whole amounts of the ingredients that a step names; null where it names none that has an amount. */
export function StepAmounts({ step, ingredients, scale }: StepAmountsProps) {
  const t = useTranslations('recipes.cooking')
  const locale = useLocale()
  const names = ingredients.map(({ name }) => name)
  const named = namedIngredients(step.text, names, locale).flatMap((position) => ingredients[position] ?? [])
  const measured = named.filter(({ quantity }) => quantity !== null)
  if (measured.length === 0) return null
  return (
    <div className="step-amounts">
      <p className="caption">{t('amounts')}</p>
      <ul>
        {measured.map((ingredient) => (
          <li key={names.indexOf(ingredient.name)}>
            <IngredientAmount ingredient={ingredient} scale={scale} /> <InlineText text={ingredient.name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
