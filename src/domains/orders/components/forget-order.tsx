import type { OrderView } from '@/domains/orders/queries'
import { Button } from '@/ui/button'
import { useLocale, useTranslations } from '@/ui/texts'

/** Lets a guest delete the personal details of a finished order; it asks once before. */
export function ForgetOrder({ order, guestKey }: { order: OrderView; guestKey: string }) {
  const t = useTranslations('orders.guest')
  const locale = useLocale()
  return (
    <details className="order-part">
      <summary>{t('forget')}</summary>
      <form className="form" method="post" action="/api/orders/forget">
        <p>{t('forgetText')}</p>
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="guestKey" value={guestKey} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" kind="secondary">
          {t('forgetNow')}
        </Button>
      </form>
    </details>
  )
}
