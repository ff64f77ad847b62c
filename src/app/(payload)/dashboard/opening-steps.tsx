import type { OpeningStep } from '@/domains/panel/shop'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

interface OpeningStepsProps {
  steps: readonly OpeningStep[]
  t: DynamicTranslator
}

/** What a new shop needs before its first product is public. */
export function OpeningSteps({ steps, t }: OpeningStepsProps) {
  const done = steps.filter((step) => step.done).length
  return (
    <section aria-labelledby="opening">
      <h2 id="opening">{t('shop.opening')}</h2>
      <p>{t('shop.openingDone', { done, total: steps.length })}</p>
      <ol className="dash__rows">
        {steps.map(({ step, done, href }) => (
          <li key={step}>
            <div>
              {href && !done ? <a href={href}>{t(`shop.steps.${step}`)}</a> : t(`shop.steps.${step}`)}
            </div>
            <span className={done ? 'dash__state is-done' : 'dash__state'}>
              {t(done ? 'shop.stepDone' : 'shop.stepOpen')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
