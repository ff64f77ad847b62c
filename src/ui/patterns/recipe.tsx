import '@/ui/styles/recipe-block.css'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from '@/ui/texts'

/** In minutes; null where a recipe does not say. */
interface RecipeTimes {
  prep: number | null
  cook: number | null
  /** At least the sum: dough rests, a stock cools. */
  total: number | null
}

interface RecipeProps {
  recipe: {
    name: ReactNode
    description: ReactNode
    /** What to know before eating it. */
    safety?: ReactNode
    picture: ReactNode
    times: RecipeTimes
    /** Writes minutes. */
    duration: (minutes: number) => string
    yield: string
    ingredients: readonly ReactNode[]
    sections: readonly { name: ReactNode; steps: readonly { text: ReactNode; picture?: ReactNode }[] }[]
    /** Null without figures. */
    nutrition: ReactNode
  }
}

/** Preparation and cooking times as bars of proportional width. */
function Times({
  times: { prep, cook, total },
  duration,
}: Pick<RecipeProps['recipe'], 'times' | 'duration'>) {
  const t = useTranslations('ui.recipe')
  if (!total) return null
  return (
    <dl className="times">
      {prep ? (
        <div style={{ '--share': prep } as CSSProperties}>
          <dt>{t('prep')}</dt>
          <dd className="numeric">{duration(prep)}</dd>
        </div>
      ) : null}
      {cook ? (
        <div className="cook" style={{ '--share': cook } as CSSProperties}>
          <dt>{t('cook')}</dt>
          <dd className="numeric">{duration(cook)}</dd>
        </div>
      ) : null}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd className="numeric">{duration(total)}</dd>
      </div>
    </dl>
  )
}

/** A recipe within another page: times, ingredients and steps. */
export function Recipe({ recipe }: RecipeProps) {
  const t = useTranslations('ui.recipe')
  const { name, description, safety, picture, ingredients, sections, nutrition } = recipe
  return (
    <article className="recipe">
      <header className="recipe-head">
        <div className="stack">
          <h2>{name}</h2>
          <p>{description}</p>
          <Times {...recipe} />
          {safety}
        </div>
        <div className="plate">{picture}</div>
      </header>
      <section className="recipe-ingredients">
        <h3>{t('ingredients')}</h3>
        <p className="caption">{recipe.yield}</p>
        <ul>
          {ingredients.map((ingredient, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ingredients stand in their order
            <li key={index}>
              <label className="tick-line">
                <input className="tick" type="checkbox" />
                <span>{ingredient}</span>
              </label>
            </li>
          ))}
        </ul>
        {nutrition ? (
          <>
            <h3>{t('nutrition')}</h3>
            {nutrition}
          </>
        ) : null}
      </section>
      <div className="recipe-steps">
        {sections.map(({ name: section, steps }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections stand in their order
          <section key={number}>
            {section ? <h3>{section}</h3> : null}
            <ol>
              {steps.map(({ text, picture: shown }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are told in their order
                <li key={index}>
                  <p>{text ?? t('noContent')}</p>
                  {shown}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  )
}
