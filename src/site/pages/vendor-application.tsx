import { applyPath } from '@/domains/suppliers/applications/limits'
import { myShop } from '@/domains/suppliers/applications/queries'
import { ApplicationForm } from '@/domains/suppliers/components/application-form'
import { countryOptions } from '@/foundation/i18n/countries'
import { translator } from '@/foundation/i18n/translator'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'

/** What applicants read before the form. */
function NextSteps({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('vendors.apply')
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

interface Data extends FormPageData {
  /** Null for those without one. */
  shop: Awaited<ReturnType<typeof myShop>>
  /** When the form was opened. */
  openedAt: number
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadFormPage(request)
  const { payload, user, locale } = data
  const shop = user ? await myShop({ payload, user, locale, draft: false }) : null
  return { ...data, shop, openedAt: Date.now() }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'vendors.apply')
  return pageMetadata({ locale, path: applyPath, title: t('title'), description: t('lead') })
}

function View({ locale, user, submission, done, shop, openedAt }: Data) {
  const t = useTranslations('vendors.apply')
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
          openedAt={openedAt}
          accountEmail={user?.email}
        />
      )}
    </AuthPage>
  )
}

/** The form to open a shop or, for those who have one, its state. */
export const vendorApplicationPage: Page<Data> = { load, head, View, maxAge: 0 }
