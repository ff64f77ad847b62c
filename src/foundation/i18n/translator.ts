import { createFormatter, createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import type { Locale } from './locales'
import { type Messages, messagesOf } from './messages'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

const translators = new Map<string, unknown>()

/**
 * Returns the texts of a language, or those below a namespace; what components read with `useTranslations`.
 * A translator is made once, because its parsed messages are kept with it.
 */
export function translator<Below extends Namespace = never>(
  locale: Locale,
  namespace?: Below,
): ReturnType<typeof createTranslator<Messages, Below>> {
  const key = `${locale} ${namespace ?? ''}`
  const known = translators.get(key) as ReturnType<typeof createTranslator<Messages, Below>> | undefined
  if (known) return known
  const made = createTranslator<Messages, Below>({
    locale,
    messages: messagesOf(locale),
    namespace,
    timeZone: 'UTC',
  })
  translators.set(key, made)
  return made
}

const formatters = new Map<Locale, ReturnType<typeof createFormatter>>()

/** Returns the formats of a language for numbers, dates and lists; what components read with `useFormatter`. */
export function formatter(locale: Locale): ReturnType<typeof createFormatter> {
  const known = formatters.get(locale)
  if (known) return known
  const made = createFormatter({ locale, timeZone: 'UTC' })
  formatters.set(locale, made)
  return made
}
