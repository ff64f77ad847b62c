import type { Metadata } from 'next'
import { useMessages, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { createLocalReq } from 'payload'
import { type AccountPageProps, loadFormPage } from '@/app/(site)/accounts/account-reader'
import { localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { readCart } from '@/domains/cart/cart-changes'
import { Cart } from '@/domains/cart/components/cart.client'
import { refusalCodes } from '@/domains/cart/line'
import type { CartView } from '@/domains/cart/view'
import { countryOptions } from '@/domains/orders/countries'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'
import '@/ui/styles/cart.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Pick<AccountPageProps, 'params'>): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('cart')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** A guest's cart is in the browser and needs JavaScript. */
async function SignInWithoutScript({ locale }: { locale: Locale }) {
  const t = await getTranslations('cart')
  const login = localePath(locale, `/login?redirect=${encodeURIComponent(localePath(locale, '/cart'))}`)
  return (
    <noscript>
      <style>{'.skeleton { display: none }'}</style>
      <Notice kind="info" title={t('signInTitle')}>
        <p>{t('signInText')}</p>
        <ButtonLink href={login}>{t('signIn')}</ButtonLink>
      </Notice>
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

function LocalizedCart({ cart, locale }: { cart: CartView | null; locale: Locale }) {
  const { cart: words, ui } = useMessages()
  return (
    <Cart
      member={cart}
      locale={locale}
      countries={countryOptions(locale)}
      words={{ ...words, priceWas: ui.price.was, priceNow: ui.price.now }}
    />
  )
}

/** The cart page. */
export default async function CartPage(props: AccountPageProps) {
  const { locale, payload, user, submission } = await loadFormPage(props)
  const t = await getTranslations('cart')
  const req = user && (await createLocalReq({ user, locale }, payload))
  const cart = req && user ? await readCart(req, { user: user.id, locale }) : null
  return (
    <SiteShell path="/cart">
      <div className="cart-page">
        <h1>{t('title')}</h1>
        <SubmissionError submission={submission} />
        {user ? null : <SignInWithoutScript locale={locale} />}
        <LocalizedCart cart={cart} locale={locale} />
      </div>
    </SiteShell>
  )
}
