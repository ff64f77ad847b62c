import { keyUrl } from '@/domains/identify/answers'
import type { Retraction } from '@/domains/identify/retractions'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { useStateInLine } from './use-texts'

/** Which answers to take back where no species fits them all: the one that most likely was wrong first. */
export function NothingFits({ retractions }: { retractions: readonly Retraction[] }) {
  const t = useTranslations('identify')
  const locale = useLocale()
  const stateInLine = useStateInLine()
  return (
    <div className="retractions stack-tight">
      <h2>{t('retract.title')}</h2>
      <p>{t('retract.note')}</p>
      <ul>
        {retractions.map(({ answers, count, removed }, index) => (
          <li key={removed.map(({ question }) => question).join()}>
            <a
              className={index === 0 ? 'button' : 'button line'}
              href={localePath(locale, keyUrl(answers))}
              rel="nofollow"
            >
              <span>
                {removed
                  .map(
                    ({ question, states }) =>
                      `${t(`name.${question}`)}: ${states.map((state) => stateInLine(question, state)).join(', ')}`,
                  )
                  .join(' + ')}
              </span>{' '}
              <span className="numeric">{t('leaves', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
