import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'use-intl/core'
import type { Messages } from '@/foundation/i18n/messages'
import type { Language } from './site'

const folder = path.join(import.meta.dirname, '..', '..', 'messages')

function readMessages(language: Language): Messages {
  const entries = readdirSync(path.join(folder, language)).map((file) => {
    const content: unknown = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))
    return [path.basename(file, '.json'), content] as const
  })
  return Object.fromEntries(entries) as Messages
}

export const messages = { en: readMessages('en'), es: readMessages('es'), pt: readMessages('pt') }

function translatorFor(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: 'UTC' })
}

const translators = { en: translatorFor('en'), es: translatorFor('es'), pt: translatorFor('pt') }

/** Returns an English text of the interface: `text('cart.remove', { title })`. */
export const text = translators.en

/** Returns the function that gives the texts of a language. */
export function textIn(language: Language) {
  return translators[language]
}

/** Returns a pattern that matches a text literally at the beginning, as labels of required fields end with `*`. */
export function startsWith(words: string): RegExp {
  return new RegExp(`^${escapeForRegExp(words)}`)
}

/** Returns a pattern that matches a text whose `{number}` placeholders may be any number. */
export function withAnyNumber(words: string): RegExp {
  return new RegExp(escapeForRegExp(words).replaceAll('987654321', '\\d+').replaceAll('987,654,321', '\\d+'))
}

/** A number for `withAnyNumber`: `withAnyNumber(text('archive.page', { page: 2, pages: anyNumber }))`. */
export const anyNumber = 987_654_321

export function escapeForRegExp(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
