import { maxNoteLength } from '@/domains/contributions/entry-limits'
import { declineReasons } from '@/domains/contributions/server/fields'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

/** Decides about all selected entries; a note is sent with every decline. */
export function BulkActions({ t }: { t: DynamicTranslator }) {
  return (
    <fieldset aria-label={t('selected')} className="moderation__bulk">
      <button name="verdict" type="submit" value="publish">
        {t('publishSelected')}
      </button>
      <label>
        {t('reason')}
        <select defaultValue="" name="reason">
          <option value="">{t('chooseReason')}</option>
          {declineReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('note')}
        <input maxLength={maxNoteLength} name="note" type="text" />
      </label>
      <button name="verdict" type="submit" value="decline">
        {t('declineSelected')}
      </button>
    </fieldset>
  )
}
