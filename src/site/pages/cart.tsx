import { Cart } from '@/domains/cart/components/cart'
import { refusalCodes } from '@/domains/cart/line'
import type { CartView } from '@/domains/cart/view'
import { closedRequest, reordered, reorderedPartly } from '@/domains/orders/paths'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { countryOptions } from '@/foundation/i18n/countries'
import type { Locale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { loadStoredCart } from '@/site/market/stored-cart'
import type { Page, SiteRequest } from '@/site/page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { Island } from '@/ui/island'
import { Notice } from '@/ui/notice'
import { useMessages, useTranslations } from '@/ui/texts'
import '@/ui/styles/cart.css'

interface Data extends FormPageData {
  /** Null for a guest whose cart is in the browser. */
  cart: CartView | null
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadFormPage(request)
  return { ...data, cart: await loadStoredCart(data, request.headers) }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'cart')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** Without JavaScript there is no cart in the browser to wait for, and buttons that need it are hidden. */
function WithoutScript({ isEmpty, locale }: { isEmpty: boolean; locale: Locale }) {
  const t = useTranslations('cart')
  return (
    <noscript>
      <style>{'.skeleton, .quantity button { display: none }'}</style>
      {isEmpty ? (
        <EmptyState
          title={t('emptyTitle')}
          drawing={<Drawing kind="states" name="empty-cart" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, viewAll.products)}>
              {t('browse')}
            </ButtonLink>
          }
        >
          <p>{t('empty')}</p>
        </EmptyState>
      ) : null}
    </noscript>
  )
}

/** The error of a form that was posted without JavaScript. */
function SubmissionError({ submission }: { submission: FailedSubmission | null }) {
  const t = useTranslations('cart')
  if (submission?.form === '/cart/set') return <Notice kind="error" title={t('changeFailed')} />
  if (submission?.form !== '/cart/add') return null
  const reason = refusalCodes.find((refusal) => submission.problems.some(({ code }) => code === refusal))
  return <Notice kind="error" title={t(`add.${reason ?? 'failed'}`)} />
}

/** Confirms what led to the cart, or says why a page could not be opened. */
function Arrival({ done }: { done: string | undefined }) {
  const t = useTranslations('cart')
  if (done === 'forgotten') return <Notice kind="success" title={t('forgotten')} live="polite" />
  if (done === reordered || done === reorderedPartly)
    return (
      <Notice kind="success" title={t(done === reordered ? 'reordered' : 'reorderedPartly')} live="polite" />
    )
  if (done !== closedRequest) return null
  return (
    <Notice kind="info" title={t('requestClosedTitle')}>
      <p>{t('requestClosed')}</p>
    </Notice>
  )
}

interface LocalizedCartProps {
  cart: CartView | null
  locale: Locale
  country: string | undefined
}

function LocalizedCart({ cart, locale, country }: LocalizedCartProps) {
  const { cart: words, ui } = useMessages()
  return (
    <Island
      name="cart"
      component={Cart}
      props={{
        stored: cart,
        locale,
        countries: countryOptions(locale),
        country,
        words: { ...words, priceWas: ui.price.was, priceNow: ui.price.now },
      }}
    />
  )
}

function View({ locale, submission, done, text, cart }: Data) {
  const t = useTranslations('cart')
  return (
    <SiteShell path="/cart">
      <div className="cart-page">
        <h1>{t('title')}</h1>
        <SubmissionError submission={submission} />
        <Arrival done={done} />
        <WithoutScript isEmpty={cart === null} locale={locale} />
        <LocalizedCart cart={cart} locale={locale} country={text('country')} />
      </div>
    </SiteShell>
  )
}

export const cartPage: Page<Data> = { load, head, View, maxAge: 0 }
