import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { contactSellerPath, maxMessageLength } from '@/domains/products/classified'
import { findClassified } from '@/domains/products/write-to-seller'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { type AccountPageProps, loadAccountPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { localeOf } from '@/site/site-shell/params'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary.client'
import { Notice } from '@/ui/notice'
import { TextArea } from '@/ui/text-area'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('products.classified')
  return { title: t('write'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** The form by which a member writes to the seller of a classified. */
export default async function ContactSellerPage(props: AccountPageProps) {
  const slug = String((await props.searchParams).product ?? '')
  const path = contactSellerPath(slug)
  const { locale, payload, user, submission, done } = await loadAccountPage(props, path)
  const product = await findClassified({ payload }, slug, locale)
  if (!product) notFound()
  const t = await getTranslations('products.classified')
  const form = await getTranslations('ui.form')
  const problems = (submission?.problems ?? []).map(({ field, code, values }) => ({
    field,
    message: translateProblem(t, { code, values }),
  }))
  return (
    <AuthPage path={path} title={t('write')} lead={product.title}>
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
