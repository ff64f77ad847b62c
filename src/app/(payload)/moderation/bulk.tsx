import { declineReasons } from '@/foundation/contributions/fields'
import type { Say } from './words'

/** Decides about everything that is ticked; the note goes with every decline. */
export function Bulk({ say }: { say: Say }) {
  return (
    <fieldset aria-label={say('selected')} className="moderation__bulk">
      <button name="verdict" type="submit" value="publish">
        {say('publishSelected')}
      </button>
      <label>
        {say('reason')}
        <select defaultValue="" name="reason">
          <option value="">{say('chooseReason')}</option>
          {declineReasons.map((reason) => (
            <option key={reason} value={reason}>
              {say(`reasons.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('note')}
        <input maxLength={500} name="note" type="text" />
      </label>
      <button name="verdict" type="submit" value="decline">
        {say('declineSelected')}
      </button>
    </fieldset>
  )
}
