import type { OrderView } from '@/domains/orders/queries'
import { Button } from '@/ui/button'
import { useLocale, useTranslations } from '@/ui/texts'

interface ReorderFormProps {
  order: OrderView
  /** The key in the link of a guest; absent for members. */
  guestKey?: string
}

/** Puts the order into the cart again, once it has been answered, and names what is no longer sold. */
export function ReorderForm({ order, guestKey }: ReorderFormProps) {
  const t = useTranslations('orders.reorder')
  const locale = useLocale()
  if (order.state === 'requested') return null
  const gone = order.lines.filter(({ page }) => page === null)
  return (
    <form className="order-steps" method="post" action="/api/orders/reorder">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="locale" value={locale} />
      {guestKey ? <input type="hidden" name="guestKey" value={guestKey} /> : null}
      {gone.length < order.lines.length ? (
        <Button type="submit" kind="secondary">
          {t('again')}
        </Button>
      ) : null}
      {gone.length > 0 ? (
        <p className="caption">{t('gone', { items: gone.map(({ title }) => title).join(', ') })}</p>
      ) : null}
    </form>
  )
}
