import { formatAmount, scaleAmount } from '@/domains/recipes/amount'
import type { Scale } from '@/domains/recipes/scale'
import type { Ingredient } from '@/domains/recipes/view'
import { useLocale, useMessages } from '@/ui/texts'

interface IngredientAmountProps {
  ingredient: Pick<Ingredient, 'quantity' | 'unit'>
  scale: Scale
}

/** The amount of an ingredient; empty without one. Scripts read its data to scale it in place. */
export function IngredientAmount({ ingredient: { quantity, unit }, scale }: IngredientAmountProps) {
  const locale = useLocale()
  const { recipes } = useMessages()
  return (
    <span className="need-amount numeric" data-quantity={quantity ?? undefined} data-unit={unit ?? undefined}>
      {quantity === null ? null : formatAmount(scaleAmount(quantity, unit, scale), recipes.units, locale)}
    </span>
  )
}
