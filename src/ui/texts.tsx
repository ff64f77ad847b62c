import { createContext, type ReactNode, use } from 'react'
import type { Locale, Messages } from 'use-intl'
import { createFormatter, createTranslator } from 'use-intl/core'
import type * as intl from 'use-intl/react'

/** The texts of a language, and its formats for numbers and dates. */
interface Texts {
  locale: Locale
  messages: Messages
  formatter: ReturnType<typeof createFormatter>
  /** Made once for each namespace, because its parsed messages are kept with it. */
  translators: Map<string | undefined, unknown>
  timeZone: string
}

const known = new WeakMap<object, Map<string, Texts>>()

function textsOf(locale: Locale, messages: Messages, timeZone: string): Texts {
  const ofMessages = known.get(messages) ?? new Map<string, Texts>()
  known.set(messages, ofMessages)
  const key = `${locale} ${timeZone}`
  const found = ofMessages.get(key)
  if (found) return found
  const formatter = createFormatter({ locale, timeZone })
  const made = { locale, messages, formatter, timeZone, translators: new Map() }
  ofMessages.set(key, made)
  return made
}

const TextsContext = createContext<Texts | undefined>(undefined)

interface TextsProviderProps {
  locale: Locale
  /** All of them, or those of the namespaces that the children use. */
  messages: object
  timeZone?: string
  children?: ReactNode
}

/** Lets the components among its children read the texts of a language. */
export function TextsProvider({ locale, messages, timeZone = 'UTC', children }: TextsProviderProps) {
  return <TextsContext value={textsOf(locale, messages as Messages, timeZone)}>{children}</TextsContext>
}

function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('There are no texts around the component.')
  return texts
}

/** Returns the texts of a namespace; without one, all of them. */
export const useTranslations = ((namespace?: string) => {
  const { locale, messages, timeZone, translators } = useTexts()
  const found = translators.get(namespace)
  if (found) return found
  const made = createTranslator({ locale, messages, timeZone, namespace: namespace as never })
  translators.set(namespace, made)
  return made
}) as typeof intl.useTranslations

/** Returns the formats for numbers, dates and lists. */
export const useFormatter = (): ReturnType<typeof createFormatter> => useTexts().formatter

/** Returns the language of the page. */
export const useLocale = (): Locale => useTexts().locale

/** Returns the messages themselves, for what takes many of them. */
export const useMessages = (): Messages => useTexts().messages
