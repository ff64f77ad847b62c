import { randomUUID } from 'node:crypto'
import { type CartGroupView, orderableLines } from '@/domains/cart/view'
import { OrderForm } from '@/domains/orders/components/order-form'
import { OrderLines } from '@/domains/orders/components/order-lines'
import type { Contact } from '@/domains/orders/contact'
import { closedRequest } from '@/domains/orders/paths'
import { lastContact } from '@/domains/orders/queries'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { redirect } from '@/foundation/routing/signals'
import { withQuery } from '@/foundation/routing/with-query'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { loadStoredCart } from '@/site/market/stored-cart'
import type { Page, SiteRequest } from '@/site/page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/cart.css'

/** The details of the buyer's last order, or of the account. */
async function knownContact({ payload, user, locale }: FormPageData): Promise<Partial<Contact>> {
  if (!user) return {}
  const last = await lastContact({ payload, user, locale, draft: false })
  return last ?? { name: user.name ?? '', email: user.email }
}

/** The country that was selected in the cart replaces an address in another one. */
function inCountry(known: Partial<Contact>, country: string | undefined): Partial<Contact> {
  if (!country || country === known.country) return known
  const { name, email, phone } = known
  return { name, email, phone, country }
}

interface Data extends FormPageData {
  /** The page with its query, without language. */
  path: string
  group: CartGroupView
  known: Partial<Contact>
  sendingKey: string
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadFormPage(request)
  const { locale, text } = data
  const requested = { vendor: text('vendor') ?? '', currency: text('currency') ?? '' }
  const country = text('country')
  const path = withQuery('/cart/request', { ...requested, country })
  const cart = await loadStoredCart(data, request.headers)
  const group = cart?.groups.find(
    ({ vendor: { id }, currency: code }) => id === requested.vendor && code === requested.currency,
  )
  // The lines were ordered or removed meanwhile, or the cart is in the browser only.
  if (!group || orderableLines(group).length === 0)
    redirect(localePath(locale, withQuery('/cart', { done: closedRequest })))
  const known = inCountry(await knownContact(data), country)
  return { ...data, path, group, known, sendingKey: randomUUID() }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'orders.request')
  return { title: t('send'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

function View({ locale, user, submission, path, group, known, sendingKey }: Data) {
  const t = useTranslations('orders.request')
  return (
    <SiteShell path={path}>
      <div className="cart-page request">
        <h1>{t('title', { vendor: group.vendor.name })}</h1>
        <p className="lead">
          {t('lead')}
          {user ? null : (
            <>
              {' '}
              {t('guest')}{' '}
              <a href={localePath(locale, withQuery('/login', { redirect: localePath(locale, path) }))}>
                {t('signIn')}
              </a>
            </>
          )}
        </p>
        <section className="order-part" aria-labelledby="order-lines">
          <h2 id="order-lines">{t('items')}</h2>
          <OrderLines lines={orderableLines(group)} total={group.subtotal} currency={group.currency} />
          <p>
            <a href={localePath(locale, '/cart')}>{t('change')}</a>
          </p>
        </section>
        <OrderForm
          vendor={group.vendor.id}
          currency={group.currency}
          seen={group.seen}
          sendingKey={sendingKey}
          from={localePath(locale, path)}
          known={known}
          items={orderableLines(group)}
          submission={submission}
        />
      </div>
    </SiteShell>
  )
}

/** The form that sends an order request to the vendor of one group of the cart. */
export const orderRequestPage: Page<Data> = { load, head, View, maxAge: 0 }
