import '@/ui/styles/recipe-parts.css'
import { statesAmount } from '@/domains/recipes/ingredient-line'
import type { Scale } from '@/domains/recipes/scale'
import type { Ingredient } from '@/domains/recipes/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { IngredientAmount } from './ingredient-amount'

interface IngredientListProps {
  ingredients: readonly Ingredient[]
  scale: Scale
}

/** Ingredients that can be ticked off. Scripts read the amounts to scale them in place. */
export function IngredientList({ ingredients, scale }: IngredientListProps) {
  const locale = useLocale()
  const t = useTranslations('recipes')
  return (
    <ul className="needs-list">
      {ingredients.map(({ quantity, unit, name, note, species }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ingredients stand in their order
        <li key={index}>
          <label className="need">
            <input className="tick" type="checkbox" autoComplete="off" />
            <IngredientAmount ingredient={{ quantity, unit }} scale={scale} />
            <span>
              {species ? (
                <a href={localePath(locale, documentPath('mushrooms', species))}>
                  <InlineText text={name} />
                </a>
              ) : (
                <InlineText text={name} />
              )}
              {note ? (
                <small>
                  <InlineText text={note} />
                </small>
              ) : null}
              {quantity === null || (note && statesAmount(plainText(note))) ? (
                <small data-written-for hidden={scale.factor === 1}>
                  {t(quantity === null ? 'notScaled' : 'noteNotScaled')}
                </small>
              ) : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
