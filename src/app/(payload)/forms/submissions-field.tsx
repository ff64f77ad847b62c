import type { UIFieldServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { submissionsSlug } from '@/domains/forms/paths'

/** How often a form was sent, with links to the submissions and to a file of them. */
export async function SubmissionsField({ id, i18n, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { totalDocs: count } = await req.payload.count({
    collection: submissionsSlug,
    where: { form: { equals: id } },
    overrideAccess: false,
    req,
  })
  const t = panelTranslator(i18n)
  const list = `/admin/collections/${submissionsSlug}?where[or][0][and][0][form][equals]=${id}`
  return (
    <div className="field-type">
      <p>{count > 0 ? <a href={list}>{t('submissions', { count })}</a> : t('submissions', { count })}</p>
      {count > 0 ? (
        <p>
          <a href={`/api/${submissionsSlug}/export?form=${id}`}>{t('submissionsCsv')}</a>
        </p>
      ) : null}
    </div>
  )
}
