import { getTranslation } from '@payloadcms/translations'
import type { UIFieldServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { missingFields } from '@/domains/species/coverage'
import { fieldLabel } from './field-label'

/** What a species does not record yet, as it was last saved. */
export function CoverageField({ data, field, i18n }: UIFieldServerProps) {
  const { t, locale } = panelMessages(i18n, 'coverage')
  // A new entry has nothing to compare.
  if (!data?.id || !data.specie?.traits || !data.specie.edibility) return null
  const missing = missingFields(data.specie)
  return (
    <div className="field-type">
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <p>{missing.length > 0 ? missing.map((name) => fieldLabel(locale, name)).join(', ') : t('complete')}</p>
      <a href="/admin/coverage">{t('all')}</a>
    </div>
  )
}
