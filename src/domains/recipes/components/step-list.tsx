import type { RecipeView } from '@/domains/recipes/view'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'
import { StepPicture } from './step-picture'
import { StepTimer } from './step-timer'

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
              <StepTimer minutes={minutes} />
            </div>
            <StepPicture image={image} />
          </li>
        ))}
      </ol>
    </section>
  ))
}
