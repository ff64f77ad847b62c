import { Honeypot } from '@/domains/contributions/components/honeypot'
import { applicationLimits, applyPath, problemValues } from '@/domains/suppliers/applications/limits'
import { vendorTypes } from '@/domains/suppliers/types'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { type Option, Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useLocale, useTranslations } from '@/ui/texts'

interface ApplicationFormProps {
  countries: readonly Option[]
  submission: FailedSubmission | null
  openedAt: number
  /** The address of the account, which applicants may change or remove; empty for guests. */
  accountEmail?: string
}

type FieldName = keyof typeof applicationLimits | 'vendorType' | 'country'

/** The problems of a failed submission, and the properties of each field. */
function useFields(submission: FailedSubmission | null) {
  const t = useTranslations('vendors')
  const failed = submission?.form === '/apply' ? submission : null
  const problems = (failed?.problems ?? []).map(({ field, code, values }) => ({
    field,
    message: translateProblem(t, { code, values: values ?? problemValues[code] }),
  }))
  const field = (name: FieldName) => ({
    id: `apply-${name}`,
    name,
    label: t(`fields.${name}`),
    error: problems.find((problem) => problem.field === name)?.message,
    defaultValue: failed?.values[name],
  })
  return { problems, field }
}

/** The form that asks to open a shop; a failed submission comes back with its entries, without JavaScript too. */
export function ApplicationForm({ countries, submission, openedAt, accountEmail }: ApplicationFormProps) {
  const t = useTranslations('vendors')
  const types = useTranslations('suppliers.types')
  const honeypot = useTranslations('contributions')('honeypot')
  const locale = useLocale()
  const { problems, field } = useFields(submission)
  const line = (name: Exclude<keyof typeof applicationLimits, 'description'>) => ({
    ...field(name),
    maxLength: applicationLimits[name],
  })
  const typeOptions = vendorTypes
    .filter((type) => type !== 'other')
    .map((type) => ({ value: type, label: types(type) }))
  return (
    <form className="form" method="post" action="/api/vendors/apply" noValidate>
      {problems.length > 0 ? (
        <FormSummary
          title={t('apply.problems', { count: problems.length })}
          errors={problems.map(({ field, message }) => ({ message, field: field && `apply-${field}` }))}
        />
      ) : null}
      <input type="hidden" name="from" value={localePath(locale, applyPath)} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="openedAt" value={openedAt} />
      <Honeypot label={honeypot} />
      <p className="caption">{t('apply.required')}</p>
      <TextInput {...line('businessName')} autoComplete="organization" required />
      <Select {...field('vendorType')} options={typeOptions} placeholder={t('apply.chooseType')} required />
      <Select {...field('country')} options={countries} placeholder={t('apply.chooseCountry')} required />
      <div className="form-pair">
        <TextInput {...line('city')} autoComplete="address-level2" required />
        <TextInput {...line('state')} autoComplete="address-level1" hint={t('fields.stateHint')} />
      </div>
      <TextInput
        {...line('email')}
        type="email"
        autoComplete="email"
        defaultValue={field('email').defaultValue ?? accountEmail}
        hint={t('fields.emailHint')}
      />
      <TextInput {...line('link')} type="url" autoComplete="url" hint={t('fields.linkHint')} />
      <TextArea
        {...field('description')}
        hint={t('fields.descriptionHint')}
        limit={{ characters: applicationLimits.description, label: t('apply.charactersLeft') }}
        required
      />
      <div className="form-actions">
        <Button type="submit">{t('apply.submit')}</Button>
      </div>
    </form>
  )
}
