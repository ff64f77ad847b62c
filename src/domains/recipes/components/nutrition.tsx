import { useFormatter, useTranslations } from 'next-intl'
import type { NutrientAmounts, RecipeNutrition } from '@/domains/recipes/nutrition'
import type { MeasuredNutrition, RecipeView } from '@/domains/recipes/view'
import { type IngredientNutrient, ingredientNutrients } from '@/domains/recipes/vocabulary'
import { nutrients } from '@/domains/species/nutrients'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { Leaders } from '@/ui/leader-lines'
import { Row } from '@/ui/row'

interface Column {
  title: string
  amounts: NutrientAmounts
}

const unitOf = (nutrient: IngredientNutrient) => (nutrient === 'calories' ? 'kcal' : nutrients[nutrient].unit)
const isPart = (nutrient: IngredientNutrient) => nutrient !== 'calories' && 'partOf' in nutrients[nutrient]

/** Writes a nutrient and an amount of it. */
function useNutrientTexts() {
  const t = useTranslations()
  const format = useFormatter()
  return {
    nameOf: (nutrient: IngredientNutrient) =>
      nutrient === 'calories' ? t('recipes.nutrition.calories') : t(`nutrients.${nutrient}`),
    amountOf: (amount: number | null, nutrient: IngredientNutrient) =>
      amount === null
        ? t('species.notMeasured')
        : `${format.number(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unitOf(nutrient)}`,
  }
}

function Table({ columns }: { columns: readonly Column[] }) {
  const t = useTranslations()
  const { nameOf, amountOf } = useNutrientTexts()
  const known = ingredientNutrients.filter((nutrient) =>
    columns.some(({ amounts }) => amounts[nutrient] !== null),
  )
  return (
    <table className="dish-nutrition">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{t('recipes.nutrition.nutrient')}</span>
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {known.map((nutrient) => (
          <tr key={nutrient} className={isPart(nutrient) ? 'sub' : undefined}>
            <th scope="row">{nameOf(nutrient)}</th>
            {columns.map(({ title, amounts }) => (
              <td key={title} className="numeric">
                {amountOf(amounts[nutrient], nutrient)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Measured({ measured }: { measured: MeasuredNutrition }) {
  const t = useTranslations('recipes.nutrition')
  const { serving, servingSize, amounts, source } = measured
  return (
    <>
      <Table columns={[{ title: t('per', { quantity: serving }), amounts }]} />
      <p className="caption">
        <InlineText text={servingSize} /> {source ? t('source', { source }) : null}
      </p>
    </>
  )
}

/** Which ingredients the computed figures count, and where theirs come from. */
function ComputedNote({ nutrition: { counted, missing, sources } }: { nutrition: RecipeNutrition }) {
  const t = useTranslations('recipes.nutrition')
  const format = useFormatter()
  const list = (texts: readonly LocalizedText[]) => format.list(texts.map((text) => plainText(text)))
  return (
    <p className="caption">
      {sources.length > 0 ? t('computed', { sources: format.list(sources) }) : t('computedWithout')}{' '}
      {missing.length > 0 ? t('partial', { counted: list(counted), missing: list(missing) }) : null}
    </p>
  )
}

function usePerServingTitle(nutrition: RecipeNutrition | null): string {
  const t = useTranslations('recipes.nutrition')
  return t(nutrition?.missing.length ? 'perServingInPart' : 'perServing')
}

function Computed({ nutrition }: { nutrition: RecipeNutrition }) {
  const t = useTranslations('recipes.nutrition')
  const { perServing, per100g } = nutrition
  const perServingTitle = usePerServingTitle(nutrition)
  return (
    <>
      <Table
        columns={[
          { title: perServingTitle, amounts: perServing },
          ...(per100g ? [{ title: t('per100g'), amounts: per100g }] : []),
        ]}
      />
      <ComputedNote nutrition={nutrition} />
    </>
  )
}

/** The figures of the dish as pairs, where the recipe stands on another page. */
export function NutritionPairs({ recipe: { measured, nutrition } }: { recipe: RecipeView }) {
  const t = useTranslations('recipes.nutrition')
  const { nameOf, amountOf } = useNutrientTexts()
  const perServingTitle = usePerServingTitle(nutrition)
  const amounts = measured?.amounts ?? nutrition?.perServing
  if (!amounts) return null
  const known = ingredientNutrients.filter((nutrient) => amounts[nutrient] !== null)
  return (
    <>
      <p className="caption">{measured ? t('per', { quantity: measured.serving }) : perServingTitle}</p>
      <Leaders
        pairs={known.map((nutrient) => ({
          label: nameOf(nutrient),
          value: amountOf(amounts[nutrient], nutrient),
        }))}
      />
      {nutrition && !measured ? <ComputedNote nutrition={nutrition} /> : null}
    </>
  )
}

/** Figures of the dish: measured, or what the ingredients with a source add up to. */
export function Nutrition({ recipe: { measured, nutrition } }: { recipe: RecipeView }) {
  const t = useTranslations('recipes.nutrition')
  if (!measured && !nutrition) return null
  return (
    <Row id="nutrition" title={t('title')}>
      <div className="row-main stack-tight">
        {measured ? <Measured measured={measured} /> : null}
        {nutrition && !measured ? <Computed nutrition={nutrition} /> : null}
      </div>
    </Row>
  )
}
