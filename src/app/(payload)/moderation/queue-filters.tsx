import { moderatedCollections } from '@/domains/moderation/moderated-collections'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { type QueueQuery, waitingDays } from './queue-query'

/** The filters of the queue, as a form that reloads the page. */
export function QueueFilters({ query, t }: { query: QueueQuery; t: DynamicTranslator }) {
  return (
    <form className="moderation__filters" method="get">
      <label>
        {t('kind')}
        <select defaultValue={query.kind ?? ''} name="kind">
          <option value="">{t('all')}</option>
          {moderatedCollections.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('language')}
        <select defaultValue={query.locale ?? ''} name="language">
          <option value="">{t('all')}</option>
          {locales.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('age')}
        <select defaultValue={query.days ?? ''} name="days">
          <option value="">{t('anyAge')}</option>
          {waitingDays.map((days) => (
            <option key={days} value={days}>
              {t('days', { count: days })}
            </option>
          ))}
        </select>
      </label>
      <label className="moderation__check">
        <input defaultChecked={query.reported} name="reported" type="checkbox" />
        {t('reportedOnly')}
      </label>
      <button type="submit">{t('filter')}</button>
    </form>
  )
}
