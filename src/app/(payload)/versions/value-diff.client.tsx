'use client'

import { getTranslation, type I18nClient } from '@payloadcms/translations'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField, FieldDiffClientProps } from 'payload'

function optionLabel(field: ClientField, value: unknown, i18n: I18nClient): string {
  const options = 'options' in field && Array.isArray(field.options) ? field.options : []
  const option = options.find((one) => (typeof one === 'object' ? one.value : one) === value)
  const label = typeof option === 'object' ? getTranslation(option.label, i18n) : value
  return String(label)
}

/** A value in words; empty for every kind of no value. */
function textOf(value: unknown, field: ClientField, i18n: I18nClient): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? i18n.t('general:true') : i18n.t('general:false')
  const values = Array.isArray(value) ? value : [value]
  return values.map((one) => optionLabel(field, one, i18n)).join(', ')
}

/** A text, a choice or a tick of two versions in words; nothing where both are empty. */
export function ValueDiff(props: FieldDiffClientProps) {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props
  const { i18n } = useTranslation()
  const from = textOf(comparisonValue, field, i18n)
  const to = textOf(versionValue, field, i18n)
  if (from === '' && to === '') return null
  const paragraph = (text: string) => `<p>${escapeDiffHTML(text)}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraph(from),
    postProcess: unescapeDiffHTML,
    toHTML: paragraph(to),
    tokenizeByCharacter: false,
  })
  const label = 'label' in field ? field.label : undefined
  return (
    <FieldDiffContainer
      From={From}
      i18n={i18n}
      label={{ label, locale }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}
