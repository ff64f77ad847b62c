import { z } from 'zod'
import { emailInput, lineInput } from '@/foundation/forms/text-input'
import { defaultLocale, locales } from '@/foundation/i18n/locales'

/** Characters; the forms state them. */
export const maxLengths = { alias: 60, name: 120, email: 254 } as const

/** The public name of an account. The messages are problem codes. */
export const alias = lineInput('aliasMissing', 'aliasSigns')
  .normalize('NFC')
  .min(2, 'aliasMissing')
  .max(maxLengths.alias, 'aliasLong')

export const name = lineInput('nameLong', 'aliasSigns').max(maxLengths.name, 'nameLong')

export const email = emailInput('emailMissing')
  .max(maxLengths.email, 'emailWrong')
  .pipe(z.email('emailWrong'))

/** A password that is compared with the stored one. */
export const currentPassword = z.string('passwordMissing').min(1, 'passwordMissing')

/** A new password; `assertStrongPassword` checks its strength. */
export const newPassword = z.string('newPasswordMissing').min(1, 'newPasswordMissing')

export const locale = z.enum(locales).catch(defaultLocale)
