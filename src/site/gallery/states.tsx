import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { Progress } from '@/ui/progress'
import { Row } from '@/ui/row'
import { Skeleton } from '@/ui/skeleton'
import { useLocale, useTranslations } from '@/ui/texts'
import { samplesIn } from './samples'

const kinds = ['success', 'info', 'warning', 'error'] as const

/** Loading, empty and error states, and notices after an action. */
export function States() {
  const t = useTranslations('ui')
  const { states } = samplesIn(useLocale())
  return (
    <Row id="states" title="States" note="Every block that fetches has all of them.">
      <div className="row-main stack">
        <EmptyState
          title={states.empty.title}
          action={
            <ButtonLink kind="secondary" href="#states">
              {states.empty.action}
            </ButtonLink>
          }
        >
          <p>{states.empty.text}</p>
        </EmptyState>
        <ErrorState title={states.error.title} retry={<ButtonLink href="#states">{t('retry')}</ButtonLink>}>
          <p>{states.error.text}</p>
        </ErrorState>
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind} title={states.notices[kind].title}>
            <p>{states.notices[kind].text}</p>
          </Notice>
        ))}
      </div>
      <div className="row-side stack">
        <Skeleton label={t('loading')} plate />
        <Progress label={states.progress} value={0.4} />
        <Progress label={states.progress} />
      </div>
    </Row>
  )
}
