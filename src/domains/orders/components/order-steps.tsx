import { useLocale, useTranslations } from 'next-intl'
import { orderPath } from '@/domains/orders/paths'
import type { OrderView } from '@/domains/orders/queries'
import { type State, stepsFor } from '@/domains/orders/states'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary.client'

/** What closing an order means to the buyer in each state. */
const closeLabels: Partial<Record<State, 'withdraw' | 'cancel' | 'received'>> = {
  requested: 'withdraw',
  confirmed: 'cancel',
  shipped: 'received',
}

/** The step that the buyer can take, as a form. */
export function OrderSteps({
  order: { id, number, state },
  submission,
  guest,
}: {
  order: OrderView
  submission: FailedSubmission | null
  /** The page of a guest and the key in its link; absent for members. */
  guest?: { page: string; key: string }
}) {
  const t = useTranslations('orders')
  const locale = useLocale() as Locale
  const problems = submission?.form === '/move' ? submission.problems : []
  const label = closeLabels[state]
  if (stepsFor(state, ['buyer']).length === 0 || !label) return null
  return (
    <form className="order-steps" method="post" action="/api/orders/move">
      {problems.length > 0 ? (
        <FormSummary
          title={t('request.problems', { count: problems.length })}
          errors={problems.map(({ code, values }) => ({
            message: translateProblem(t, { code, values }),
          }))}
        />
      ) : null}
      <input type="hidden" name="order" value={id} />
      <input type="hidden" name="state" value="closed" />
      <input type="hidden" name="from" value={localePath(locale, guest?.page ?? orderPath(number))} />
      {guest ? <input type="hidden" name="guestKey" value={guest.key} /> : null}
      <Button type="submit" kind={label === 'received' ? 'primary' : 'secondary'}>
        {t(`steps.${label}`)}
      </Button>
    </form>
  )
}
