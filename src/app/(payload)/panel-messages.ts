import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import pt from '@messages/pt/panel.json'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** The messages of a view of the panel, in the language that the user has selected for it. */
export function panelMessages(
  { language }: { language: string },
  namespace: keyof typeof en,
): { locale: Locale; t: DynamicTranslator } {
  const locale = isLocale(language) ? language : defaultLocale
  return { locale, t: createTranslator({ locale, messages: catalogues[locale], namespace }) }
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** "2 days ago", "5 minutes ago". */
export function agoText(date: Date, locale: Locale, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000)
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
