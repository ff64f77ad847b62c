import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { applyPath } from '@/domains/suppliers/applications/limits'
import { myShop } from '@/domains/suppliers/applications/queries'
import { ApplicationForm } from '@/domains/suppliers/components/application-form'
import { countryOptions } from '@/foundation/i18n/countries'
import { pageMetadata } from '@/foundation/seo/metadata'
import { type AccountPageProps, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { localeOf } from '@/site/site-shell/params'
import { Notice } from '@/ui/notice'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations({ locale, namespace: 'vendors.apply' })
  return pageMetadata({ locale, path: applyPath, title: t('title'), description: t('lead') })
}

/** What applicants read before the form. */
async function NextSteps({ isGuest }: { isGuest: boolean }) {
  const t = await getTranslations('vendors.apply')
  return (
    <section className="prose">
      <h2>{t('steps')}</h2>
      <ol>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      {isGuest ? <p className="caption">{t('account')}</p> : null}
    </section>
  )
}

/** The form to open a shop or, for those who have one, its state. */
export default async function ApplyPage(props: AccountPageProps) {
  const { locale, payload, user, submission, done } = await loadFormPage(props)
  const t = await getTranslations('vendors.apply')
  const shop = user ? await myShop({ payload, user, locale, draft: false }) : null
  const isOpen = shop?.status === 'active' || shop?.status === 'suspended'
  return (
    <AuthPage path={applyPath} title={t('title')} lead={t('lead')} drawing="no-orders">
      {shop?.status === 'pending' ? (
        <Notice kind="success" live="polite">
          <p>{done === 'sent' ? t('sent') : t('pending', { shop: shop.businessName })}</p>
        </Notice>
      ) : null}
      {isOpen ? (
        <Notice kind="info">
          <p>{t('open', { shop: shop.businessName })}</p>
          <p>
            <a href="/admin">{t('toShop')}</a>
          </p>
        </Notice>
      ) : null}
      <NextSteps isGuest={!user} />
      {shop?.status === 'pending' || isOpen ? null : (
        <ApplicationForm
          countries={countryOptions(locale)}
          submission={submission}
          openedAt={Date.now()}
          accountEmail={user?.email}
        />
      )}
    </AuthPage>
  )
}
