import en from '@messages/en/suppliers.json'
import es from '@messages/es/suppliers.json'
import pt from '@messages/pt/suppliers.json'
import { maxNoteLength } from '@/domains/contributions/entry-limits'
import type { PendingApplication } from '@/domains/suppliers/applications/queries'
import { placeText } from '@/domains/suppliers/place-text'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

const types: Record<Locale, typeof en.types> = { en: en.types, es: es.types, pt: pt.types }

interface ApplicationsProps {
  applications: readonly PendingApplication[]
  total: number
  locale: Locale
  t: DynamicTranslator
}

interface ApplicationProps extends Pick<ApplicationsProps, 'locale' | 't'> {
  application: PendingApplication
}

/** Approves or declines an application; declining asks for a note first. */
function Decision({ application: { id, businessName }, t }: ApplicationProps) {
  return (
    <form action="/api/vendors/decide" className="moderation__decisions" method="post">
      <input name="vendor" type="hidden" value={id} />
      <button
        aria-label={`${t('applications.approve')}: ${businessName}`}
        name="decision"
        type="submit"
        value="approve"
      >
        {t('applications.approve')}
      </button>
      <details>
        <summary>{t('applications.decline')}</summary>
        <label>
          {t('applications.note')}
          <textarea maxLength={maxNoteLength} name="note" rows={2} />
        </label>
        <button name="decision" type="submit" value="decline">
          {t('applications.confirmDecline')}
        </button>
      </details>
    </form>
  )
}

function Application({ application, locale, t }: ApplicationProps) {
  const { id, businessName, vendorType, place, website, description, email, createdAt } = application
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(createdAt))
  return (
    <li className="moderation__application">
      <article aria-label={businessName}>
        <p className="moderation__facts">
          <strong>{types[locale][vendorType]}</strong>
          <span>{placeText(place, locale)}</span>
          <time dateTime={createdAt}>{t('applications.since', { date })}</time>
        </p>
        <h3>{businessName}</h3>
        {description && <p className="moderation__text">{description}</p>}
        <p className="moderation__facts">
          {website && (
            <a href={website} rel="nofollow noreferrer">
              {website}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </article>
      <aside>
        <p>
          <a href={`/admin/collections/vendors/${id}`}>{t('applications.open')}</a>
        </p>
        <Decision application={application} locale={locale} t={t} />
      </aside>
    </li>
  )
}

/** Shops that want to open, those that wait longest first; null if there are none. */
export function Applications({ applications, total, locale, t }: ApplicationsProps) {
  if (applications.length === 0) return null
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">{t('applications.title', { count: total })}</h2>
      <ul className="moderation__entries">
        {applications.map((application) => (
          <Application application={application} key={application.id} locale={locale} t={t} />
        ))}
      </ul>
    </section>
  )
}
