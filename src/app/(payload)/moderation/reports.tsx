import type { QueueEntry } from '@/domains/moderation/queries'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

/** What readers reported, with their notes. */
export function Reports({ reports, t }: Pick<QueueEntry, 'reports'> & { t: DynamicTranslator }) {
  if (reports.length === 0) return null
  return (
    <ul className="moderation__reports">
      {reports.map(({ reason, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have no ids, and their order does not change.
        <li key={index}>
          {t('reported', { reason: t(`reports.${reason}`) })}
          {note && `: ${note}`}
        </li>
      ))}
    </ul>
  )
}
