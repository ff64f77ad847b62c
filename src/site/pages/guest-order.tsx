import { trackShown } from '@/domains/measurement/attributes'
import { ForgetOrder } from '@/domains/orders/components/forget-order'
import { OrderTitle } from '@/domains/orders/components/order-title'
import { guestLinkDays, guestOrderPath } from '@/domains/orders/guest-link'
import { ordersPath } from '@/domains/orders/paths'
import { getGuestOrder, type OrderView } from '@/domains/orders/queries'
import { stepsFor } from '@/domains/orders/states'
import type { SupplierView } from '@/domains/suppliers/view'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { loadSeller } from '@/site/market/load-seller'
import { OrderSections } from '@/site/market/order-sections'
import type { Page, SiteRequest } from '@/site/page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Notice } from '@/ui/notice'
import { useLocale, useTranslations } from '@/ui/texts'

type Request = SiteRequest<{ number: string }>

interface Data extends FormPageData {
  number: string
  /** Opens the order. */
  guestKey: string
  /** Null where there is none, or the key does not open it. */
  order: OrderView | null
  seller: SupplierView | null
}

async function load(request: Request): Promise<Data> {
  const { number } = request.params
  const data = await loadFormPage(request)
  const { locale, payload, text } = data
  const guestKey = text('key') ?? ''
  const order = await getGuestOrder({ payload, locale, user: null, draft: false }, number, guestKey)
  const seller = order && (await loadSeller({ payload, locale }, order))
  return { ...data, number, guestKey, order, seller }
}

/** The address opens the order, so no other site may learn it; forms of this one need their origin. */
function head(_: Data, { locale, params: { number } }: Request): Head {
  const t = translator(locale, 'orders')
  return {
    title: t('order', { number }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  }
}

/** Says how to open an order, in the same words whether there is one of that number or not. */
function ClosedOrder({ number }: { number: string }) {
  const t = useTranslations('orders.guest')
  const locale = useLocale()
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

function OpenOrder({ order, seller, submission, done, guestKey: key }: Data & { order: OrderView }) {
  const t = useTranslations('orders')
  const { number } = order
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
        <OrderSections order={order} seller={seller} submission={submission} guest={guest} />
        {stepsFor(order.state, ['buyer']).length === 0 ? <ForgetOrder order={order} guestKey={key} /> : null}
      </div>
    </SiteShell>
  )
}

function View({ order, ...data }: Data) {
  return order ? <OpenOrder {...data} order={order} /> : <ClosedOrder number={data.number} />
}

/** The page of an order without an account, opened by the link in a mail. */
export const guestOrderPage: Page<Data, { number: string }> = { load, head, View, maxAge: 0 }
