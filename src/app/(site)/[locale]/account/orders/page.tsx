import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { orderPath, ordersPath } from '@/domains/orders/paths'
import { orderPage } from '@/domains/orders/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { EmptyState } from '@/ui/empty-state'
import { moneyText } from '@/ui/money'
import { AccountPage } from '../../../accounts/account-page'
import { type AccountPageProps, ownFactsOf } from '../../../accounts/facts'
import { OwnPager, pageOf } from '../../../accounts/own-pager'
import { localeOf } from '../../../frame/params'
import '@/ui/styles/cart.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  localeOf(await params)
  const say = await getTranslations('orders')
  return { title: say('title'), robots: { index: false, follow: false } }
}

/** What somebody has asked vendors for. */
export default async function OrdersPage(props: AccountPageProps) {
  const { locale, payload, user, text } = await ownFactsOf(props, ordersPath)
  const page = pageOf(text('page'))
  const { orders, total, pages } = await orderPage({ payload, user, locale, draft: false }, page)
  const say = await getTranslations('orders')
  const format = await getFormatter()
  return (
    <AccountPage path={ordersPath} title={say('title')} email={user.email}>
      {total === 0 ? (
        <EmptyState
          title={say('emptyTitle')}
          drawing={<Drawing kind="states" name="no-orders" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/cart')}>
              {say('toCart')}
            </ButtonLink>
          }
        >
          <p>{say('empty')}</p>
        </EmptyState>
      ) : (
        <p>{say('lead', { count: total })}</p>
      )}
      <ul>
        {orders.map(({ id, number, vendor, state, at, total, currency }) => (
          <li className="order-row" key={id}>
            <h2>
              <a href={localePath(locale, orderPath(number))}>{vendor?.name ?? number}</a>
            </h2>
            <b>{say(`states.${state}`)}</b>
            <span className="caption numeric">
              {number} · {format.dateTime(at, { dateStyle: 'medium' })}
            </span>
            <span className="price-figure">{moneyText({ amount: total, currency }, locale)}</span>
          </li>
        ))}
      </ul>
      <OwnPager path={ordersPath} page={page} pages={pages} />
    </AccountPage>
  )
}
