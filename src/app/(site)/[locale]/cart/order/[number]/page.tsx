import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { trackShown } from '@/domains/measurement/attributes'
import { ForgetOrder } from '@/domains/orders/components/forget-order'
import { OrderTitle } from '@/domains/orders/components/order-title'
import { guestLinkDays, guestOrderPath } from '@/domains/orders/guest-link'
import { ordersPath } from '@/domains/orders/paths'
import { getGuestOrder } from '@/domains/orders/queries'
import { stepsFor } from '@/domains/orders/states'
import { localePath } from '@/foundation/routing/locale-path'
import { type AccountPageProps, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { OrderSections } from '@/site/market/order-sections'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Notice } from '@/ui/notice'

export const dynamic = 'force-dynamic'

type Props = AccountPageProps & { params: Promise<LocaleParams & { number: string }> }

/** The address opens the order, so no other site may learn it; forms of this one need their origin. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number, ...rest } = await params
  localeOf(rest)
  const t = await getTranslations('orders')
  return {
    title: t('order', { number }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  }
}

/** Says how to open an order, in the same words whether there is one of that number or not. */
async function ClosedOrder({ number }: { number: string }) {
  const t = await getTranslations('orders.guest')
  const locale = await getLocale()
  return (
    <AuthPage path={`/cart/order/${number}`} title={t('closedTitle')}>
      <p>{t('closedText', { days: guestLinkDays })}</p>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, ordersPath)}>{t('myOrders')}</a>
        </li>
        <li>
          <a href={localePath(locale, '/contact')}>{t('contact')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}

/** The page of an order without an account, opened by the link in a mail. */
export default async function GuestOrderPage(props: Props) {
  const { number } = await props.params
  const { locale, payload, submission, text, done } = await loadFormPage(props)
  const key = text('key') ?? ''
  const reader = { payload, locale, draft: false }
  const order = await getGuestOrder({ ...reader, user: null }, number, key)
  if (!order) return <ClosedOrder number={number} />
  const t = await getTranslations('orders')
  const guest = { page: guestOrderPath(number, key), key }
  return (
    <SiteShell path="/cart">
      <div className="cart-page order-page">
        <h1>
          <OrderTitle number={number} />
        </h1>
        {done === 'sent' ? (
          <Notice kind="success" live="polite">
            <p {...trackShown('send_request')}>{t('sent')}</p>
          </Notice>
        ) : null}
        <p className="caption">{t('guest.link', { email: order.contact.email, days: guestLinkDays })}</p>
        <OrderSections order={order} reader={reader} submission={submission} guest={guest} />
        {stepsFor(order.state, ['buyer']).length === 0 ? <ForgetOrder order={order} guestKey={key} /> : null}
      </div>
    </SiteShell>
  )
}
