import { declineReasons } from '@/domains/contributions/server/fields'
import type { QueueEntry } from '@/domains/moderation/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { sharePath, shareSize } from '@/foundation/seo/share'
import type { Say } from './messages'

interface Props {
  entry: QueueEntry
  language: Locale
  t: Say
}

/** Decides in one press: to publish it, or to turn it down for one of the reasons. */
function Verdicts({ entry: { kind, id, waiting }, t }: Props) {
  const target = `${kind}:${id}`
  return (
    <div className="moderation__verdicts">
      {waiting ? (
        <button name="publish" type="submit" value={target}>
          {t('publish')}
        </button>
      ) : (
        <button name="keep" type="submit" value={target}>
          {t('keep')}
        </button>
      )}
      <details>
        <summary>{t(waiting ? 'decline' : 'takeDown')}</summary>
        <ul>
          {declineReasons.map((reason) => (
            <li key={reason}>
              <button name="decline" type="submit" value={`${target} ${reason}`}>
                {t(`reasons.${reason}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** What is chosen or written in an impression's form besides its text. */
function Taken({ taken, t }: { taken: NonNullable<QueueEntry['taken']>; t: Say }) {
  const facts = [
    ['form', taken.form],
    ['experienced', taken.experiential.join(', ')],
    ['helpsWith', taken.helpsWith.join(', ')],
  ] as const
  return (
    <dl className="moderation__taken">
      {facts.map(([word, said]) =>
        said ? (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{said}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** An entry of the queue, beside what it is about. */
export function QueueItem({ entry, language, t }: Props) {
  const { kind, id, title, text, rating, author, about, reports, images, taken } = entry
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const heading = title ?? t(`kinds.${kind}`)
  return (
    <li className="moderation__entry">
      <input
        aria-label={t('select', { title: heading })}
        name="entries"
        type="checkbox"
        value={`${kind}:${id}`}
      />
      <article aria-label={heading}>
        <p className="moderation__facts">
          <strong>{t(`kinds.${kind}`)}</strong>
          {rating !== null && <span>{t('stars', { count: rating })}</span>}
          <time dateTime={entry.updatedAt}>{date.format(new Date(entry.updatedAt))}</time>
          {entry.locale && <span>{entry.locale.toUpperCase()}</span>}
          {entry.published && entry.waiting && <span>{t('change')}</span>}
        </p>
        {title && <h2 lang={entry.locale ?? undefined}>{title}</h2>}
        {text && (
          <p className="moderation__text" lang={entry.locale ?? undefined}>
            {text}
          </p>
        )}
        {taken && <Taken t={t} taken={taken} />}
        {images.length > 0 && (
          <ul className="moderation__images">
            {images.map(({ filename, alt }) => (
              <li key={filename}>
                <img alt="" height={96} src={`/api/media/file/${encodeURIComponent(filename)}`} />
                {alt && <span>{t('alt', { text: alt })}</span>}
              </li>
            ))}
          </ul>
        )}
        {reports.length > 0 && (
          <ul className="moderation__reports">
            {reports.map(({ reason, note }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reports have no names, and their order stays.
              <li key={place}>
                {t('reported', { reason: t(`reports.${reason}`) })}
                {note && `: ${note}`}
              </li>
            ))}
          </ul>
        )}
      </article>
      <aside>
        {about && (
          <p>
            {t('about')}{' '}
            <a className="moderation__about" href={about.path}>
              <img alt="" loading="lazy" src={sharePath(language, about.path)} {...shareSize} />
              {about.title}
            </a>
          </p>
        )}
        {author && (
          <p>
            {t('by')} {author.alias ?? author.email}
            {entry.anonymous && ` · ${t('anonymous')}`}
          </p>
        )}
        <p>
          <a href={`/admin/collections/${kind}/${id}`}>{t('open')}</a>
        </p>
        <Verdicts entry={entry} language={language} t={t} />
      </aside>
    </li>
  )
}
