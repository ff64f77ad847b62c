import examples from 'libphonenumber-js/examples.mobile.json'
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

const supported = (country: string | null | undefined): CountryCode | undefined =>
  country && isSupportedCountry(country) ? country : undefined

/**
 * A phone number as it is stored, `+351 912 345 678`, from what people of a country write; null if it cannot be one. For the
 * server alone: the numbering plans are too large for browsers.
 */
export function formatPhone(text: string, country: string | null | undefined): string | null {
  const number = parsePhoneNumberFromString(text, supported(country))
  return number?.isPossible() ? number.formatInternational() : null
}

/** A number of the country, as an example. */
export function examplePhone(country: string | null | undefined): string {
  return getExampleNumber(supported(country) ?? 'US', examples)?.formatInternational() ?? ''
}
