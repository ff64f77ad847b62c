import type { Step } from '@/domains/recipes/view'
import { Timer } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useTranslations } from '@/ui/texts'
import { useDuration } from './duration'

/**
 * The timer of a step; nothing for a step without a time. Several run at once; without JavaScript it only states the
 * duration.
 */
export function StepTimer({ minutes }: Pick<Step, 'minutes'>) {
  const t = useTranslations('recipes.timer')
  const duration = useDuration()
  if (!minutes) return null
  return (
    <p data-timer={minutes} data-stop={t('stop')} data-over={t('over')} data-again={t('again')}>
      <button type="button" className="timer">
        <SvgIcon of={Timer} />
        <time dateTime={`PT${minutes}M`}>{duration(minutes)}</time>
        <span className="timer-action">{t('start')}</span>
      </button>
      <span className="hidden-visually" role="status" />
    </p>
  )
}
