import { declineReasons } from '@/domains/contributions/server/fields'
import type { Say } from './messages'

/** Decides about everything that is ticked; the note goes with every decline. */
export function Bulk({ t }: { t: Say }) {
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
        <input maxLength={500} name="note" type="text" />
      </label>
      <button name="verdict" type="submit" value="decline">
        {t('declineSelected')}
      </button>
    </fieldset>
  )
}
