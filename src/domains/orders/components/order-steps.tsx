import { useLocale, useTranslations } from 'next-intl'
import type { Attempt } from '@/foundation/forms/attempt'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary.client'
import { orderPath } from '../paths'
import type { OrderView } from '../queries'
import { type State, stepsFor } from '../states'

/** What closing an order means to who asked for it. */
const closing: Partial<Record<State, 'withdraw' | 'callOff' | 'received'>> = {
  requested: 'withdraw',
  confirmed: 'callOff',
  shipped: 'received',
}

/** Where the buyer may take an order. */
export function OrderSteps({
  order: { id, number, state },
  attempt,
}: {
  order: OrderView
  attempt: Attempt | null
}) {
  const say = useTranslations('orders')
  const locale = useLocale() as Locale
  const problems = attempt?.form === '/move' ? attempt.problems : []
  const word = closing[state]
  if (stepsFor(state, ['buyer']).length === 0 || !word) return null
  return (
    <form className="order-steps" method="post" action="/api/orders/move">
      {problems.length > 0 ? (
        <FormSummary
          title={say('request.problems', { count: problems.length })}
          errors={problems.map(({ code, values }) => ({
            message: say(`problems.${code as 'failed'}`, values as never),
          }))}
        />
      ) : null}
      <input type="hidden" name="order" value={id} />
      <input type="hidden" name="state" value="closed" />
      <input type="hidden" name="from" value={localePath(locale, orderPath(number))} />
      <Button type="submit" kind={word === 'received' ? 'primary' : 'secondary'}>
        {say(`steps.${word}`)}
      </Button>
    </form>
  )
}
