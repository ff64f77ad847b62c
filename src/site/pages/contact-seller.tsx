import { contactSellerPath, maxMessageLength } from '@/domains/products/classified'
import { findClassified } from '@/domains/products/write-to-seller'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { Head } from '@/foundation/seo/metadata'
import { type AccountPageData, loadAccountPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { Notice } from '@/ui/notice'
import { TextArea } from '@/ui/text-area'
import { useTranslations } from '@/ui/texts'

interface Data extends AccountPageData {
  slug: string
  /** The title of the product. */
  title: string
}

async function load(request: SiteRequest): Promise<Data> {
  const slug = String(request.query.product ?? '')
  const data = await loadAccountPage(request, contactSellerPath(slug))
  const { payload, locale } = data
  const product = await findClassified({ payload }, slug, locale)
  if (!product) notFound()
  return { ...data, slug, title: product.title }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'products.classified')
  return { title: t('write'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

function View({ locale, user, submission, done, slug, title }: Data) {
  const t = useTranslations('products.classified')
  const form = useTranslations('ui.form')
  const path = contactSellerPath(slug)
  const problems = (submission?.problems ?? []).map(({ field, code, values }) => ({
    field,
    message: translateProblem(t, { code, values }),
  }))
  return (
    <AuthPage path={path} title={t('write')} lead={title}>
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={t('sent')} />
      ) : (
        <form className="form" method="post" action="/api/products/write" noValidate>
          {problems.length > 0 ? (
            <FormSummary title={t('problemsTitle', { count: problems.length })} errors={problems} />
          ) : null}
          <input type="hidden" name="product" value={slug} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="from" value={localePath(locale, path)} />
          <TextArea
            name="text"
            label={t('text')}
            hint={t('hint', { email: user.email })}
            limit={{ characters: maxMessageLength, label: form('left') }}
            error={problems.find(({ field }) => field === 'text')?.message}
            defaultValue={submission?.values.text}
            rows={8}
            required
          />
          <div className="form-actions">
            <Button type="submit">{t('send')}</Button>
          </div>
        </form>
      )}
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, documentPath('products', slug))}>{t('back')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}

/** The form by which a member writes to the seller of a classified. */
export const contactSellerPage: Page<Data> = { load, head, View, maxAge: 0 }
