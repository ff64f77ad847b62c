import type { Payload } from 'payload'
import { NoticeForm } from '@/domains/stocknotices/components/notice-form'
import { noticePath } from '@/domains/stocknotices/mails'
import { titleOf } from '@/domains/stocknotices/notice'
import { unseal } from '@/foundation/encrypted-token'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { Locale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { isUuid } from '@/foundation/payload/uuid'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'

/** The product and variant that the token or the address names, as a guest sees them. */
async function productOf(
  payload: Payload,
  locale: Locale,
  { token, ...named }: { token?: string; product?: string; variant?: string },
) {
  const sealed = token
    ? await unseal<{ product: string; variant?: string | null }>(payload, 'stock-notice', token)
    : null
  const { product: id, variant } = sealed ?? named
  const product = isUuid(id)
    ? await payload.findByID({
        collection: 'products',
        id,
        depth: 0,
        disableErrors: true,
        locale,
        overrideAccess: false,
        select: { title: true, slug: true, enableVariants: true, variants: true },
      })
    : null
  if (!product) return null
  const title = titleOf(product, variant ?? null)
  return { id: product.id, slug: product.slug, title, variant: variant ?? undefined }
}

type Done = 'sent' | 'saved' | 'cancelled'

const isDone = (done: string | undefined): done is Done => ['sent', 'saved', 'cancelled'].includes(done ?? '')

interface Data extends FormPageData {
  /** The token of a mailed link. */
  token: string | undefined
  /** What the address names. */
  named: { product?: string; variant?: string }
  product: Awaited<ReturnType<typeof productOf>>
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadFormPage(request)
  const { payload, locale, text } = data
  const token = text('token')
  const named = { product: text('product'), variant: text('variant') }
  return { ...data, token, named, product: await productOf(payload, locale, { token, ...named }) }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'products.soldOut')
  return { title: t('notify'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

function View({ locale, submission, done, token, named, product }: Data) {
  const t = useTranslations('products.soldOut')
  const [problem] = submission?.problems ?? []
  const message = problem && translateProblem(t, problem)
  const action = (name: 'confirm' | 'cancel', kind: 'primary' | 'quiet') => (
    <form method="post" action={`/api/stocknotices/${name}`}>
      <input type="hidden" name={token ? 'token' : 'product'} value={token ?? product?.id} />
      {token || !product?.variant ? null : <input type="hidden" name="variant" value={product.variant} />}
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" kind={kind}>
        {t(name)}
      </Button>
    </form>
  )
  return (
    <AuthPage path={noticePath(token ? { token } : { ...named, product: product?.id })} title={t('notify')}>
      {product ? (
        <p className="lead">
          <a
            href={localePath(
              locale,
              withQuery(documentPath('products', product.slug), { variant: product.variant }),
            )}
          >
            {product.title}
          </a>
        </p>
      ) : null}
      {isDone(done) ? <Notice kind="success" live="polite" title={t(`done.${done}`)} /> : null}
      {message ? <Notice kind="error" title={message} /> : null}
      {token && product && done !== 'saved' ? action('confirm', 'primary') : null}
      {product && (token || done === 'saved') ? action('cancel', 'quiet') : null}
      {product && !token && !isDone(done) ? (
        <NoticeForm product={product.id} variant={product.variant} defaultValue={submission?.values.email} />
      ) : null}
      {product || isDone(done) || message ? null : <Notice kind="error" title={t('problems.linkStale')} />}
    </AuthPage>
  )
}

/** Confirms or cancels a stock notice. Opening it has no effect, because mail scanners open links as well. */
export const stockNoticePage: Page<Data> = { load, head, View, maxAge: 0 }
