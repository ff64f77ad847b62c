import { z } from 'zod'
import { defaultLocale, locales } from '@/foundation/i18n/locales'

/** Characters, as the forms say beside their fields. */
export const maxLengths = { alias: 60, name: 120, email: 254 } as const

/** Neither line breaks nor signs that turn the direction of what stands around them. */
const oneLine = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u

/** What others see: under which somebody writes. The messages are codes of the accounts' messages. */
export const alias = z
  .string('aliasMissing')
  .trim()
  .normalize('NFC')
  .min(2, 'aliasMissing')
  .max(maxLengths.alias, 'aliasLong')
  .regex(oneLine, 'aliasSigns')

export const name = z.string('nameLong').trim().max(maxLengths.name, 'nameLong').regex(oneLine, 'aliasSigns')

export const email = z
  .string('emailMissing')
  .trim()
  .toLowerCase()
  .max(maxLengths.email, 'emailWrong')
  .pipe(z.email('emailWrong'))

/** A password that is compared with the one there is. */
export const currentPassword = z.string('passwordMissing').min(1, 'passwordMissing')

/** A password that is chosen; how strong it is takes longer to say. */
export const newPassword = z.string('passwordMissing').min(1, 'passwordMissing')

export const locale = z.enum(locales).catch(defaultLocale)
