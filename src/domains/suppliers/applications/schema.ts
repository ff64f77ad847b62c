import { z } from 'zod'
import { vendorTypes } from '@/domains/suppliers/types'
import { emailInput, lineInput, textInput } from '@/foundation/forms/text-input'
import { isRegion } from '@/foundation/payload/region-fields'
import { webAddressOf } from '@/foundation/text/web-address'
import { countCharacters } from '@/ui/count-characters'
import { applicationLimits, shortestDescription } from './limits'

/** Staff alone file shops under `other`, because lists leave them out. */
export const applicantTypes = vendorTypes.filter((type) => type !== 'other')

function line(name: keyof typeof applicationLimits, missing: string) {
  return lineInput(missing, 'signs').max(applicationLimits[name], 'long')
}

const optionalLine = (name: keyof typeof applicationLimits) =>
  line(name, 'long')
    .optional()
    .transform((text) => text || null)

/** What an applicant says about the shop, in the order of the form; messages are codes of `vendors.problems`. */
export const applicationSchema = z.object({
  businessName: line('businessName', 'nameMissing').min(2, 'nameMissing'),
  vendorType: z.enum(applicantTypes, 'typeMissing'),
  country: z.string('countryMissing').refine((code) => code.length === 2 && isRegion(code), 'countryMissing'),
  city: line('city', 'cityMissing').min(2, 'cityMissing'),
  state: optionalLine('state'),
  // Everyone sees it, so it is never taken from the account.
  email: z
    .union([
      z.literal(''),
      emailInput('emailWrong').max(applicationLimits.email, 'long').pipe(z.email('emailWrong')),
    ])
    .optional()
    .transform((address) => address || null),
  link: optionalLine('link')
    .transform((url) => url && (webAddressOf(url) ?? url))
    .refine((url) => !url || webAddressOf(url) !== null, 'linkWrong'),
  description: textInput('descriptionShort')
    .min(shortestDescription, 'descriptionShort')
    .refine((text) => countCharacters(text) <= applicationLimits.description, 'long'),
})

export type Application = z.infer<typeof applicationSchema>

export const applicationFields = Object.keys(applicationSchema.shape) as (keyof Application)[]
