import type { ReportedPage } from '@/domains/moderation/reported-pages'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Reports } from './reports'

interface ReportedPagesProps {
  pages: readonly ReportedPage[]
  total: number
  locale: Locale
  t: DynamicTranslator
}

interface PageProps extends Pick<ReportedPagesProps, 'locale' | 't'> {
  page: ReportedPage
}

function Page({ page, locale, t }: PageProps) {
  const { kind, id, about, reports, since, until } = page
  const title = about?.title ?? t('pageReports.hidden')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(since))
  return (
    <li className="moderation__application">
      <article aria-label={title}>
        <p className="moderation__facts">
          <strong>{t(`kinds.${kind}`)}</strong>
          <time dateTime={since}>{t('pageReports.since', { date })}</time>
        </p>
        <h3>{about ? <a href={localePath(locale, about.path)}>{title}</a> : title}</h3>
        <Reports reports={reports} t={t} />
      </article>
      <aside>
        <p>
          <a href={`/admin/collections/${kind}/${id}`}>{t('pageReports.edit')}</a>
        </p>
        <form action="/api/moderation/reports" className="moderation__decisions" method="post">
          <input name="entry" type="hidden" value={`${kind}:${id}`} />
          <input name="until" type="hidden" value={until} />
          <button aria-label={`${t('pageReports.close')}: ${title}`} type="submit">
            {t('pageReports.close')}
          </button>
        </form>
      </aside>
    </li>
  )
}

/** Pages on which readers found errors, toxic species first; null if there are none. */
export function ReportedPages({ pages, total, locale, t }: ReportedPagesProps) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{t('pageReports.title', { count: total })}</h2>
      <ul className="moderation__entries">
        {pages.map((page) => (
          <Page key={page.id} locale={locale} page={page} t={t} />
        ))}
      </ul>
    </section>
  )
}
