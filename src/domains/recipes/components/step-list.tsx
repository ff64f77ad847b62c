import { useTranslations } from 'next-intl'
import type { RecipeView, Step } from '@/domains/recipes/view'
import { InlineText } from '@/ui/inline-text'
import { useDuration } from './duration'
import { StepPicture } from './step-picture'
import { StepTimer } from './step-timer.client'

/** The timer of a step with its words; nothing for a step without a time. */
export function Timer({ minutes }: Pick<Step, 'minutes'>) {
  const t = useTranslations('recipes.timer')
  const duration = useDuration()
  if (!minutes) return null
  const words = { start: t('start'), stop: t('stop'), over: t('over'), again: t('again') }
  return <StepTimer minutes={minutes} duration={duration(minutes)} words={words} />
}

/** The steps in their sections, numbered throughout. */
export function StepList({ sections }: Pick<RecipeView, 'sections'>) {
  const t = useTranslations('ui.recipe')
  return sections.map(({ title, steps }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections stand in their order
    <section key={index}>
      {title ? (
        <h3>
          <InlineText text={title} />
        </h3>
      ) : null}
      <ol>
        {steps.map(({ text, minutes, image }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
          <li key={position} className={image ? 'is-pictured' : undefined}>
            <div>
              <p>
                <InlineText text={text ?? t('noContent')} />
              </p>
              <Timer minutes={minutes} />
            </div>
            <StepPicture image={image} />
          </li>
        ))}
      </ol>
    </section>
  ))
}
