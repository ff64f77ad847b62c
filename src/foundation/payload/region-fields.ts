import type { TextField } from 'payload'
import { validationMessage } from './validation-message'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** `US`, or a part of a country: `US-CA`. https://www.iso.org/iso-3166-country-codes.html */
export function isRegion(code: unknown): code is string {
  if (typeof code !== 'string' || !/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(code)) return false
  return countryNames.of(code.slice(0, 2)) !== undefined
}

/** Codes of countries and subdivisions. */
export function regionCodes(name: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    maxRows: 300,
    validate: (value: unknown, { req }) => {
      const wrong = (Array.isArray(value) ? value : []).find((code) => !isRegion(code))
      return wrong === undefined || validationMessage(req, 'regionUnknown', { region: String(wrong) })
    },
  } as TextField
}

/** The code of a country. */
export function country(): TextField {
  return {
    name: 'country',
    type: 'text',
    required: true,
    defaultValue: 'US',
    index: true,
    validate: (value: unknown, { req }) =>
      (typeof value === 'string' && value.length === 2 && isRegion(value)) ||
      validationMessage(req, 'countryUnknown'),
  } as TextField
}
