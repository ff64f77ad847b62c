import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { Button } from '@/ui/button'
import { useLocale, useTranslations } from '@/ui/texts'

/** The parameter of a description in a sentence. */
export const describeParameter = 'describe'

export const maxDescription = 200

/** The address leads back to it, because it stands below the first question. */
const formId = 'describe-form'

/**
 * Takes a sentence instead of answers.
 * @param notUnderstood a sentence that names no trait
 */
export function DescribeForm({ notUnderstood }: { notUnderstood: string | null }) {
  const t = useTranslations('identify.describe')
  const locale = useLocale()
  return (
    <form
      className="describe-form field"
      id={formId}
      action={`${localePath(locale, identifyPath)}#${formId}`}
    >
      <label className="field-label" htmlFor="describe">
        {t('label')}
      </label>
      <div className="describe-line">
        <input
          className="input"
          id="describe"
          name={describeParameter}
          maxLength={maxDescription}
          required
          placeholder={t('example')}
          defaultValue={notUnderstood ?? ''}
          aria-describedby={notUnderstood ? 'describe-error' : undefined}
        />
        <Button type="submit">{t('submit')}</Button>
      </div>
      {notUnderstood ? (
        <p className="field-error" id="describe-error" role="alert">
          {t('notUnderstood')}
        </p>
      ) : null}
    </form>
  )
}
