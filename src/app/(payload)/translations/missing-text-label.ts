import { getTranslation } from '@payloadcms/translations'
import type { UIFieldServerProps } from 'payload'
import type { MissingText } from '@/foundation/payload/missing-texts'

type Language = UIFieldServerProps['i18n']

function containerLabel({ label, position }: MissingText['containers'][number], i18n: Language): string {
  return [label && getTranslation(label, i18n), position].filter(Boolean).join(' ')
}

/** Where a text is missing, in the panel's language: "Banner 2 › Link 1: Label". */
export function missingTextLabel({ field, containers }: MissingText, i18n: Language): string {
  const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name
  const place = containers.map((container) => containerLabel(container, i18n)).filter(Boolean)
  return place.length > 0 ? `${place.join(' › ')}: ${label}` : label
}
