import type { RecipeNutrition } from '@/domains/recipes/nutrition'
import type { MeasuredNutrition, RecipeView } from '@/domains/recipes/view'
import { type Amounts, type Figure, figures, nutrients, unitOf } from '@/domains/species/nutrients'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { Leaders } from '@/ui/leader-lines'
import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'

interface Column {
  title: string
  amounts: Amounts
}

const isPart = (figure: Figure) => figure !== 'calories' && 'partOf' in nutrients[figure]

/** Of small amounts, such as those of vitamins, two digits are written. */
const digitsOf = (amount: number) =>
  amount < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: amount < 10 ? 1 : 0 }

/** Writes a figure's name and an amount of it. */
function useNutrientTexts() {
  const t = useTranslations()
  const format = useFormatter()
  return {
    nameOf: (figure: Figure) =>
      figure === 'calories' ? t('recipes.nutrition.calories') : t(`nutrients.${figure}`),
    amountOf: (amount: number | null | undefined, figure: Figure) =>
      typeof amount === 'number'
        ? `${format.number(amount, digitsOf(amount))} ${unitOf(figure)}`
        : t('species.notMeasured'),
  }
}

function Table({ columns }: { columns: readonly Column[] }) {
  const t = useTranslations()
  const { nameOf, amountOf } = useNutrientTexts()
  const known = figures.filter((figure) => columns.some(({ amounts }) => typeof amounts[figure] === 'number'))
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
        {known.map((figure) => (
          <tr key={figure} className={isPart(figure) ? 'sub' : undefined}>
            <th scope="row">{nameOf(figure)}</th>
            {columns.map(({ title, amounts }) => (
              <td key={title} className="numeric">
                {amountOf(amounts[figure], figure)}
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
  const amounts: Amounts | undefined = measured?.amounts ?? nutrition?.perServing
  if (!amounts) return null
  const known = figures.filter((figure) => typeof amounts[figure] === 'number')
  return (
    <>
      <p className="caption">{measured ? t('per', { quantity: measured.serving }) : perServingTitle}</p>
      <Leaders
        pairs={known.map((figure) => ({ label: nameOf(figure), value: amountOf(amounts[figure], figure) }))}
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
