export const recipeCategories = ['starter', 'soup', 'main', 'side', 'sauce', 'preserve', 'drink'] as const
export type RecipeCategory = (typeof recipeCategories)[number]

/** How long a recipe takes, in minutes; the last has no end. */
export const cookingTimes = ['30', '60', 'over-60'] as const
export type CookingTime = (typeof cookingTimes)[number]

export function cookingTimeOf(minutes: number): CookingTime {
  if (minutes <= 30) return '30'
  return minutes <= 60 ? '60' : 'over-60'
}

/** The drawings of dishes. */
export const dishes = ['pan', 'soup', 'tart', 'pasta', 'skewers', 'pot', 'toast', 'salad'] as const
export type Dish = (typeof dishes)[number]

/** The drawing of a category, unless editors have chosen another one. */
export const dishOf: Record<RecipeCategory, Dish> = {
  starter: 'toast',
  soup: 'soup',
  main: 'pan',
  side: 'salad',
  sauce: 'pot',
  preserve: 'pot',
  drink: 'pot',
}

/** Nutrients of an ingredient that has figures of its own, in the order of a label. */
export const ingredientNutrients = [
  'calories',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'fiber',
  'sugars',
  'protein',
  'sodium',
] as const
export type IngredientNutrient = (typeof ingredientNutrients)[number]
