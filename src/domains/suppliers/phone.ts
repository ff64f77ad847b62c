import examples from 'libphonenumber-js/examples.mobile.json'
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

const supported = (country: string | null | undefined): CountryCode | undefined =>
  country && isSupportedCountry(country) ? country : undefined

/** What people of Mexico still write before a number: 044 and 045 for mobile ones, 01 for others, and 1 after the country. */
const mexicanPrefix = /^(\+52|0052|52)?[\s.-]*\(?(?:044|045|01|1)[\s.)-]*(?=\(?(?:\d[\s().-]*){10}$)/

/** What a text may mean: without the zero of calls within a country, in brackets or not. */
function candidatesFor(text: string, country: string | null | undefined): string[] {
  const plain = text.normalize('NFKC').trim()
  return [
    // Where calls abroad begin with 00 and the number of a company, as in Brazil, 0055 would be company 55.
    plain.replace(/^\(?00\)?\s*(?=[1-9])/, '+'),
    plain,
    ...(country === 'MX' ? [plain.replace(mexicanPrefix, '$1 ')] : []),
    // Brazilians write xx for the number of a telephone company.
    plain.replace(/^(\+55\s*)?\(?0 ?xx/i, '$1'),
    plain.replace(/\(0\)/, ''),
    plain.replace(/^0(?=[\s-]*[1-9])/, ''),
  ]
}

/** Numbers without their area, which are called within it alone, by the number of the country: Brazil, Chile and Colombia. */
const withoutArea: Readonly<Record<string, RegExp>> = {
  // 4004, 3003, 0800 and their like are called from all areas.
  55: /^(?![34589]00|4020|4370)\d{8,9}$/,
  56: /^\d{1,8}$/,
  57: /^\d{1,9}$/,
}

const lacksArea = ({ countryCallingCode, nationalNumber }: PhoneNumber) =>
  withoutArea[countryCallingCode]?.test(nationalNumber) === true

/** Whether a number may exist and is the same when it is called from abroad: one of seven digits in Canada lacks its area. */
function isComplete(number: PhoneNumber): boolean {
  // In Argentina, 15 stands before mobile numbers that are called within an area.
  if (number.country === 'AR' && number.nationalNumber.startsWith('15')) return false
  const written = number.formatInternational()
  const abroad = parsePhoneNumberFromString(written)
  return number.isPossible() && abroad?.isPossible() === true && abroad.formatInternational() === written
}

/**
 * A phone number as it is stored, `+351 912 345 678`, from what people of a country write; null if it cannot be one. For the
 * server alone: the numbering plans are too large for browsers.
 */
export function formatPhone(text: string, country: string | null | undefined): string | null {
  const numbers = candidatesFor(text, country)
    .flatMap((one) => parsePhoneNumberFromString(one, supported(country)) ?? [])
    .filter((number) => !lacksArea(number))
  const number = numbers.find((one) => one.isValid()) ?? numbers.find(isComplete)
  return number?.formatInternational() ?? null
}

/** A number of the country, as an example. */
export function examplePhone(country: string | null | undefined): string {
  return getExampleNumber(supported(country) ?? 'US', examples)?.formatInternational() ?? ''
}
