import type { ReactNode } from 'react'
import { orderPath } from '@/domains/orders/paths'
import type { OrderView } from '@/domains/orders/queries'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { useLocale, useTranslations } from '@/ui/texts'

interface OrderStepsProps {
  order: OrderView
  submission: FailedSubmission | null
  /** The page of a guest and the key in its link; absent for members. */
  guest?: { page: string; key: string }
}

interface StepFormProps extends Pick<OrderStepsProps, 'order' | 'guest'> {
  action: 'move' | 'undo'
  children: ReactNode
}

/** A form that changes the order and returns to its page. */
function StepForm({ order: { id, number, state }, guest, action, children }: StepFormProps) {
  const locale = useLocale() as Locale
  return (
    <form className="order-steps" method="post" action={`/api/orders/${action}`}>
      <input type="hidden" name="order" value={id} />
      {action === 'move' ? (
        <>
          <input type="hidden" name="state" value="closed" />
          <input type="hidden" name="was" value={state} />
        </>
      ) : null}
      <input type="hidden" name="from" value={localePath(locale, guest?.page ?? orderPath(number))} />
      {guest ? <input type="hidden" name="guestKey" value={guest.key} /> : null}
      {children}
    </form>
  )
}

/** Cancels the order, and asks once before. */
function Cancellation({ order, guest }: Omit<OrderStepsProps, 'submission'>) {
  const t = useTranslations('orders.steps')
  return (
    <details className="order-part">
      <summary>{t(order.state === 'requested' ? 'withdraw' : 'cancel')}</summary>
      <StepForm order={order} guest={guest} action="move">
        <p>{t('ask.cancelled', { number: order.number })}</p>
        <Button type="submit" kind="secondary">
          {t('cancelNow')}
        </Button>
      </StepForm>
    </details>
  )
}

/** The step that the buyer can take, or take back. */
function Step({ order, guest }: Omit<OrderStepsProps, 'submission'>) {
  const t = useTranslations('orders.steps')
  const { state, canUndo } = order
  if (canUndo)
    return (
      <StepForm order={order} guest={guest} action="undo">
        <Button type="submit" kind="secondary">
          {t('undo')}
        </Button>
        <p className="caption">{t('undoCancellationHint')}</p>
      </StepForm>
    )
  if (state === 'requested' || state === 'confirmed') return <Cancellation order={order} guest={guest} />
  return state === 'shipped' ? (
    <StepForm order={order} guest={guest} action="move">
      <Button type="submit">{t('received')}</Button>
    </StepForm>
  ) : null
}

/** The step that the buyer can take, and why the last one failed. */
export function OrderSteps({ order, submission, guest }: OrderStepsProps) {
  const t = useTranslations('orders')
  const isStep = ['/move', '/undo', '/reorder'].includes(submission?.form ?? '')
  const problems = (isStep && submission?.problems) || []
  return (
    <>
      {problems.length > 0 ? (
        <FormSummary
          title={t('request.problems', { count: problems.length })}
          errors={problems.map(({ code, values }) => ({
            message: translateProblem(t, { code, values }),
          }))}
        />
      ) : null}
      <Step order={order} guest={guest} />
    </>
  )
}
