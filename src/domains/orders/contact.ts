import { z } from 'zod'
import { addressFormat, formatPostcode } from '@/domains/suppliers/address-format'
import { examplePhone, formatPhone } from '@/domains/suppliers/phone'
import { regionCode } from '@/domains/suppliers/subdivision-code'
import { emailInput, lineInput } from '@/foundation/forms/text-input'
import { isRegion } from '@/foundation/payload/region-fields'

/** Maximum lengths in characters. */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 40,
  street: 200,
  postalCode: 20,
  city: 80,
  region: 60,
  note: 1000,
} as const

function line(name: keyof typeof maxLengths) {
  return lineInput(`${name}Missing`, 'signs').max(maxLengths[name], 'long')
}

function optional(name: keyof typeof maxLengths) {
  return line(name)
    .optional()
    .transform((text) => text || null)
}

/** The fields of contact details in the order of the form; `checkAddress` checks how they fit together. */
export const contactDetails = z.object({
  name: line('name').min(2, 'nameMissing'),
  email: emailInput('emailMissing')
    .min(1, 'emailMissing')
    .max(maxLengths.email, 'long')
    .pipe(z.email('emailWrong')),
  phone: optional('phone'),
  street: line('street').min(3, 'streetMissing'),
  country: z.string('countryMissing').refine((code) => code.length === 2 && isRegion(code), 'countryMissing'),
  postalCode: optional('postalCode'),
  city: line('city').min(2, 'cityMissing'),
  region: optional('region'),
})

export type Contact = z.infer<typeof contactDetails>

export const contactFields = Object.keys(contactDetails.shape) as (keyof Contact)[]

type Address = Pick<Contact, 'country' | 'phone' | 'postalCode' | 'region'>

/** Checks phone number, postcode and region against the country's format. */
export function checkAddress(form: Address, issues: z.core.$RefinementCtx): void {
  const format = addressFormat(form.country)
  const problem = (path: keyof Address, message: string, params?: { example: string }) =>
    issues.addIssue({ code: 'custom', path: [path], message, params })
  if (form.phone && !formatPhone(form.phone, form.country))
    problem('phone', 'phoneWrong', { example: examplePhone(form.country) })
  const { postcode } = format
  if (postcode && !form.postalCode) {
    if (!postcode.isOptional) problem('postalCode', 'postalCodeMissing')
  } else if (postcode && form.postalCode && !formatPostcode(form.country, form.postalCode))
    problem('postalCode', 'postalCodeWrong', { example: postcode.example })
  if (!format.regions) return
  if (form.region ? !regionCode(form.country, form.region) : format.needsRegion)
    problem('region', 'regionMissing')
}

const addressFields: readonly unknown[] = ['country', 'postalCode', 'region'] satisfies (keyof Address)[]

/** Zod skips such a check while any field has a problem; this one reports all problems of a form at once. */
export const unlessAddressFailed: z.core.$ZodSuperRefineParams = {
  when: ({ issues }) => !issues.some(({ path }) => addressFields.includes(path?.[0])),
}

/** Writes phone number and postcode as the country does, and the region as its code where the country has codes. */
export function formatAddress<Form extends Address>(form: Form): Form {
  const format = addressFormat(form.country)
  const postalCode = form.postalCode && formatPostcode(form.country, form.postalCode)
  const phone = form.phone && formatPhone(form.phone, form.country)
  if (!format.regions) return { ...form, phone, postalCode }
  return { ...form, phone, postalCode, region: form.region && regionCode(form.country, form.region) }
}

/** The buyer's contact details and delivery address. Messages are codes of `orders.problems`. */
export const contact = contactDetails.superRefine(checkAddress, unlessAddressFailed).transform(formatAddress)
