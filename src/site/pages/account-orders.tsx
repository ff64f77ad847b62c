import { orderPath, ordersPath } from '@/domains/orders/paths'
import { listMyOrders } from '@/domains/orders/queries'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import type { Head } from '@/foundation/seo/metadata'
import { AccountPage } from '@/site/accounts/account-page'
import { AccountPager, pageOf } from '@/site/accounts/account-pager'
import { type AccountPageData, loadAccountPage } from '@/site/accounts/account-reader'
import type { Page, SiteRequest } from '@/site/page'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { moneyText } from '@/ui/money'
import { useFormatter, useTranslations } from '@/ui/texts'
import '@/ui/styles/cart.css'

interface Data extends AccountPageData, Awaited<ReturnType<typeof listMyOrders>> {
  page: number
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadAccountPage(request, ordersPath)
  const { payload, user, locale } = data
  const page = pageOf(data.text('page'))
  return { ...data, ...(await listMyOrders({ payload, user, locale, draft: false }, page)), page }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'orders')
  return { title: t('title'), robots: { index: false, follow: false } }
}

function View({ locale, user, orders, total, page, pages }: Data) {
  const t = useTranslations('orders')
  const format = useFormatter()
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

/** The user's order requests. */
export const ordersPage: Page<Data> = { load, head, View, maxAge: 0 }
