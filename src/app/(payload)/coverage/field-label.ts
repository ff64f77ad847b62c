import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { Locale } from '@/foundation/i18n/locales'

const catalogues = { en, es, pt }

/** The label of a field as the form shows it. */
export function fieldLabel(locale: Locale, name: string): string {
  return (catalogues[locale].fields as Record<string, string>)[name] ?? name
}
