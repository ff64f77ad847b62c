import type { PayloadRequest } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { operatorSlug } from '@/domains/operator/global'
import { getOperator } from '@/domains/operator/queries'
import { readerOf } from '@/foundation/payload/reader'

/** Tells administrators that nobody is named as responsible for the site, until somebody is. */
export async function OperatorMissing({ req }: { req: PayloadRequest }) {
  if (await getOperator(readerOf(req))) return null
  const { t } = panelMessages(req.i18n, 'dashboard')
  return (
    <section aria-labelledby="operator-missing" className="dash__warning">
      <h2 id="operator-missing">{t('operator.title')}</h2>
      <p>{t('operator.text')}</p>
      <p>
        <a href={`/admin/globals/${operatorSlug}`}>{t('operator.link')}</a>
      </p>
    </section>
  )
}
