import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { orderPath, ordersPath } from '@/domains/orders/paths'
import { listMyOrders } from '@/domains/orders/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageProps, loadAccountPage } from '@/site/accounts/account-reader'
import { localeOf } from '@/site/site-shell/params'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { moneyText } from '@/ui/money'
import '@/ui/styles/cart.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('orders')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The user's order requests. */
export default async function OrdersPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await loadAccountPage(props, ordersPath)
  const page = pageOf(text('page'))
  const { orders, total, pages } = await listMyOrders({ payload, user, locale, draft: false }, page)
  const t = await getTranslations('orders')
  const format = await getFormatter()
  return (
    <AccountPage path={ordersPath} title={t('title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          drawing={<Drawing kind="states" name="no-orders" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/cart')}>
              {t('toCart')}
            </ButtonLink>
          }
        >
          <p>{t('empty')}</p>
        </EmptyState>
      ) : (
        <p>{t('lead', { count: total })}</p>
      )}
      <ul>
        {orders.map(({ id, number, vendor, status, at, total, currency }) => (
          <li className="order-row" key={id}>
            <h2>
              <a href={localePath(locale, orderPath(number))}>{vendor?.name ?? number}</a>
            </h2>
            <b>{t(`states.${status}`)}</b>
            <span className="caption numeric">
              {number} · {format.dateTime(at, { dateStyle: 'medium' })}
            </span>
            <span className="price-figure">{moneyText({ amount: total, currency }, locale)}</span>
          </li>
        ))}
      </ul>
      <AccountPager path={ordersPath} page={page} pages={pages} />
    </AccountPage>
  )
}
