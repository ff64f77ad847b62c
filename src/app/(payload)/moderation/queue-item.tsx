import { maxNoteLength } from '@/domains/contributions/entry-limits'
import { declineReasons } from '@/domains/contributions/server/fields'
import type { ImpressionDetails, QueueEntry } from '@/domains/moderation/queries'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { sharePath, shareSize } from '@/foundation/seo/share'
import { Reports } from './reports'

interface QueueItemProps {
  entry: QueueEntry
  locale: Locale
  t: DynamicTranslator
}

/** Names the version too, so that a change in the meantime is not decided about. */
const keyOf = ({ kind, id, updatedAt }: QueueEntry) => `${kind}:${id}@${updatedAt}`

/** A button for each decision about the entry, and one for each reason to decline it. */
function Decisions({ entry, t }: QueueItemProps) {
  const { pending } = entry
  const key = keyOf(entry)
  return (
    <div className="moderation__decisions">
      {pending ? (
        <button name="publish" type="submit" value={key}>
          {t('publish')}
        </button>
      ) : (
        <button name="keep" type="submit" value={key}>
          {t('keep')}
        </button>
      )}
      <details>
        <summary>{t(pending ? 'decline' : 'takeDown')}</summary>
        <label>
          {t('note')}
          <textarea maxLength={maxNoteLength} name={`note:${key}`} rows={2} />
        </label>
        <p>{t('why')}</p>
        <ul>
          {declineReasons.map((reason) => (
            <li key={reason}>
              <button name="decline" type="submit" value={`${key} ${reason}`}>
                {t(`reasons.${reason}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Impression({ details, t }: { details: ImpressionDetails; t: DynamicTranslator }) {
  const facts = [
    ['form', details.form],
    ['experienced', details.experiential.join(', ')],
    ['helpsWith', details.helpsWith.join(', ')],
  ] as const
  return (
    <dl className="moderation__impression">
      {facts.map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Facts({ entry, locale, t }: QueueItemProps) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const { kind, rating, updatedAt, published, pending } = entry
  return (
    <p className="moderation__facts">
      <strong>{t(`kinds.${kind}`)}</strong>
      {rating !== null && <span>{t('stars', { count: rating })}</span>}
      <time dateTime={updatedAt}>{date.format(new Date(updatedAt))}</time>
      {entry.locale && <span>{entry.locale.toUpperCase()}</span>}
      {published && pending && <span>{t('change')}</span>}
    </p>
  )
}

function Images({ images, t }: Pick<QueueEntry, 'images'> & { t: DynamicTranslator }) {
  if (images.length === 0) return null
  return (
    <ul className="moderation__images">
      {images.map(({ filename, alt }) => (
        <li key={filename}>
          <img alt="" height={96} src={`/api/media/file/${encodeURIComponent(filename)}`} />
          {alt && <span>{t('alt', { text: alt })}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The subject and the author of the entry, and the decisions. */
function Sidebar(props: QueueItemProps) {
  const { entry, locale, t } = props
  const { kind, id, about, author, anonymous } = entry
  return (
    <aside>
      {about && (
        <p>
          {t('about')}{' '}
          <a className="moderation__about" href={about.path}>
            <img alt="" loading="lazy" src={sharePath(locale, about.path)} {...shareSize} />
            {about.title}
          </a>
        </p>
      )}
      {author && (
        <p>
          {t('by')} {author.alias ?? author.email}
          {anonymous && ` · ${t('anonymous')}`}
        </p>
      )}
      <p>
        <a href={`/admin/collections/${kind}/${id}`}>{t('open')}</a>
      </p>
      <Decisions {...props} />
    </aside>
  )
}

/** An entry of the queue beside its subject. */
export function QueueItem(props: QueueItemProps) {
  const { entry, t } = props
  const { kind, title, text, reports, images, impression, answers } = entry
  const heading = title ?? t(`kinds.${kind}`)
  const lang = entry.locale ?? undefined
  return (
    <li className="moderation__entry">
      <input
        aria-label={t('select', { title: heading })}
        name="entries"
        type="checkbox"
        value={keyOf(entry)}
      />
      <article aria-label={heading}>
        <Facts {...props} />
        {title && <h2 lang={lang}>{title}</h2>}
        {answers && (
          <p className="moderation__facts">
            {t('answers')} <q>{answers}</q>
          </p>
        )}
        {text && (
          <p className="moderation__text" lang={lang}>
            {text}
          </p>
        )}
        {impression && <Impression details={impression} t={t} />}
        <Images images={images} t={t} />
        <Reports reports={reports} t={t} />
      </article>
      <Sidebar {...props} />
    </li>
  )
}
