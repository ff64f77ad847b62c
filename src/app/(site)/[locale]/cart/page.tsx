import type { Metadata } from 'next'
import { useMessages, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { createLocalReq } from 'payload'
import { type AccountPageProps, loadFormPage } from '@/app/(site)/accounts/account-reader'
import { localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { readCart } from '@/domains/cart/cart-changes'
import { Cart } from '@/domains/cart/components/cart.client'
import { refusals } from '@/domains/cart/line'
import type { ShownCart } from '@/domains/cart/view'
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

/** A visitor's cart lies in the browser: without a script there is none. */
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

/** Why what was put in, or changed, without a script is not so. */
function Failed({ submission }: { submission: FailedSubmission | null }) {
  const t = useTranslations('cart')
  if (submission?.form === '/cart/set') return <Notice kind="error" title={t('changeFailed')} />
  if (submission?.form !== '/cart/add') return null
  const why = refusals.find((one) => submission.problems.some(({ code }) => code === one))
  return <Notice kind="error" title={t(`add.${why ?? 'failed'}`)} />
}

function Kept({ cart, locale }: { cart: ShownCart | null; locale: Locale }) {
  const { cart: words, ui } = useMessages()
  return <Cart member={cart} locale={locale} words={{ ...words, was_: ui.price.was, now_: ui.price.now }} />
}

/** What somebody has put aside to buy; a page of their own. */
export default async function CartPage(props: AccountPageProps) {
  const { locale, payload, user, submission } = await loadFormPage(props)
  const t = await getTranslations('cart')
  const req = user && (await createLocalReq({ user, locale }, payload))
  const cart = req && user ? await readCart(req, { user: user.id, locale }) : null
  return (
    <SiteShell path="/cart">
      <div className="cart-page">
        <h1>{t('title')}</h1>
        <Failed submission={submission} />
        {user ? null : <SignInWithoutScript locale={locale} />}
        <Kept cart={cart} locale={locale} />
      </div>
    </SiteShell>
  )
}
