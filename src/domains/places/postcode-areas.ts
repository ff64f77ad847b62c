import { formatPostcode } from '@/domains/suppliers/address-format'
import { foldName } from '@/foundation/text/fold-name'
import { type Gazetteer, type KnownPlace, placeOfPostcode, townsNamed } from './gazetteer'
import { postcodeTowns } from './postcode-towns'

/** Main towns by the beginnings of postcodes, by country. */
const townsByCountry = new Map(
  Object.entries(postcodeTowns).map(([country, text]) => [
    country,
    new Map(text.split(/,\s+/).map((area) => area.split(/ (.*)/, 2) as [string, string])),
  ]),
)

/**
 * Postcodes in lower case; between their parts, as people divide them, may be a space. Those of two countries with the same
 * digits differ by it: 1000-001 is of Portugal, 100-0001 of Japan. What most people know of a British, Irish or Canadian one
 * is its first half.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  AR: /^[a-z]?\d{4}(?: ?[a-z]{3})?$/,
  BR: /^\d{2} ?\d{3}(?: ?\d{3})?$/,
  CA: /^[a-z]\d[a-z](?: ?\d[a-z]\d)?$/,
  CL: /^\d{3} ?\d{4}$/,
  CO: /^\d{6}$/,
  DE: /^\d{2} ?\d{3}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2]) ?\d{3}$/,
  FR: /^\d{2} ?\d{3}$/,
  GB: /^(?:[a-z]{1,2}\d{1,2}|[a-z]\d[abcdefghjkpstuw]|[a-z]{2}\d[abehmnprvwxy])(?: ?\d[abd-hjlnp-uw-z]{2})?$/,
  IE: /^[a-z]\d[\dw](?: ?[a-z\d]{4})?$/,
  IT: /^\d{5}$/,
  JP: /^\d{3} ?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[a-z]{2}$/,
  PL: /^\d{2} ?\d{3}$/,
  PT: /^[1-9]\d{3}(?: ?\d{3})?$/,
  US: /^\d{5}(?: ?\d{4})?$/,
}

/** What the area of a postcode is found by: the first letters in the United Kingdom, without that of a province in Argentina. */
function areaKeys(country: string, compact: string): string[] {
  if (country === 'GB') return [/^[a-z]+/.exec(compact)?.[0] ?? '']
  const digits = country === 'AR' ? compact.replace(/^[a-z]/, '') : compact
  return [3, 2, 1].map((length) => digits.slice(0, length))
}

/** The main town of the area that a postcode is of. */
function mainTown(gazetteer: Gazetteer, country: string, compact: string): KnownPlace | null {
  const towns = townsByCountry.get(country)
  const name = areaKeys(country, compact)
    .map((key) => towns?.get(key))
    .find(Boolean)
  const town = name && townsNamed(gazetteer, foldName(name)).find((one) => one.country === country)
  return town ? { ...town, name } : null
}

/** The main town of the area of a postcode, whose own place is not known. */
function areaOfPostcode(gazetteer: Gazetteer, country: string, compact: string): KnownPlace | null {
  const town = mainTown(gazetteer, country, compact)
  const postcode = formatPostcode(country, compact) ?? compact.toUpperCase()
  return town && { ...town, postcode, isArea: true }
}

/** The place of a postcode in a country: its own in the USA and Canada, elsewhere the main town of its area. */
export function placeInCountry(gazetteer: Gazetteer, country: string, postcode: string): KnownPlace | null {
  if (!patterns[country]?.test(postcode)) return null
  const compact = postcode.replaceAll(' ', '')
  if (country === 'US') return placeOfPostcode(gazetteer, compact.slice(0, 5))
  if (country === 'CA') return placeOfPostcode(gazetteer, compact.slice(0, 3))
  return areaOfPostcode(gazetteer, country, compact)
}

/** Digits that a postcode can still lack. */
const missingDigits = ['0', '00', '000', '0000', '00000', '000000']

/** The main town of the area of a postcode of which only the first digits are written. */
export function areaBegunBy(gazetteer: Gazetteer, country: string, digits: string): KnownPlace | null {
  const isBegun =
    /^\d{2,}$/.test(digits) && missingDigits.some((rest) => patterns[country]?.test(digits + rest))
  return isBegun ? mainTown(gazetteer, country, digits) : null
}

/** All areas as country and beginning, for tests. */
export const areaBeginnings = (): [string, string][] =>
  [...townsByCountry].flatMap(([country, towns]) =>
    [...towns.keys()].map((key): [string, string] => [country, key]),
  )
