import '@/ui/styles/reading.css'
import { useFormatter, useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Leaders } from '@/ui/leader-lines'

interface RecipeProps {
  recipe: {
    name: string
    description: string
    picture: ReactNode
    /** In minutes. */
    times: { prep: number; cook: number }
    yield: string
    ingredients: readonly string[]
    sections: readonly { name: string; steps: readonly { text: string | null; picture?: ReactNode }[] }[]
    nutrition: { serving: string; values: readonly { label: string; value: string }[] }
  }
}

/** Preparation and cooking times as bars of proportional width. */
function Times({ prep, cook }: { prep: number; cook: number }) {
  const t = useTranslations('ui.recipe')
  const format = useFormatter()
  const minutes = (count: number) => format.number(count, { style: 'unit', unit: 'minute' })
  return (
    <dl className="times">
      <div style={{ '--share': prep } as CSSProperties}>
        <dt>{t('prep')}</dt>
        <dd className="numeric">{minutes(prep)}</dd>
      </div>
      <div className="cook" style={{ '--share': cook } as CSSProperties}>
        <dt>{t('cook')}</dt>
        <dd className="numeric">{minutes(cook)}</dd>
      </div>
      <div className="total">
        <dt>{t('total')}</dt>
        <dd className="numeric">{minutes(prep + cook)}</dd>
      </div>
    </dl>
  )
}

/** Ingredients, steps and times. */
export function Recipe({ recipe }: RecipeProps) {
  const t = useTranslations('ui.recipe')
  const { name, description, picture, times, ingredients, sections, nutrition } = recipe
  return (
    <article className="recipe">
      <header className="recipe-head">
        <div className="stack">
          <h2>{name}</h2>
          <p>{description}</p>
          <Times {...times} />
        </div>
        <div className="plate">{picture}</div>
      </header>
      <section className="recipe-ingredients">
        <h3>{t('ingredients')}</h3>
        <p className="caption">{recipe.yield}</p>
        <ul>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>
              <label className="tick-line">
                <input className="tick" type="checkbox" />
                <span>{ingredient}</span>
              </label>
            </li>
          ))}
        </ul>
        <h3>{t('nutrition')}</h3>
        <p className="caption">{nutrition.serving}</p>
        <Leaders pairs={nutrition.values} />
      </section>
      <div className="recipe-steps">
        {sections.map(({ name: section, steps }) => (
          <section key={section}>
            <h3>{section}</h3>
            <ol>
              {steps.map(({ text, picture: shown }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are told in their order
                <li key={index}>
                  <p>{text ?? t('noContent')}</p>
                  {shown ? <div className="plate">{shown}</div> : null}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  )
}
