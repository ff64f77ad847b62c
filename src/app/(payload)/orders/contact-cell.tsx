import type { DefaultServerCellComponentProps } from 'payload'
import { placeText } from '@/domains/suppliers/place-text'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'

interface Contact {
  name?: string
  city?: string
  region?: string | null
  country?: string
}

/** Who sent an order and where it goes, in the list: "Ana Sousa, Lisbon, Portugal". */
export function ContactCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const { name, city, region = null, country }: Contact = cellData ?? {}
  if (!name) return null
  if (!city || !country) return name
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return `${name}, ${placeText({ city, state: region, country }, locale)}`
}
