import { subdivisions } from '@/domains/suppliers/subdivisions'

/** How the postcodes of a country are written. */
interface Postcode {
  /** In capitals, without spaces and hyphens. */
  pattern: RegExp
  /** The groups of the pattern with what stands between them. */
  parts: string
  example: string
  /** Whether mail arrives without it. */
  isOptional?: boolean
}

/** How the addresses of a country are written. */
export interface AddressFormat {
  /** Where it is not known, an address may have any postcode or none. */
  postcode?: Postcode
  /** Whether the postcode follows the region: "Denver, CO 80205". */
  isPostcodeLast: boolean
  /** Names of states or provinces by code. */
  regions?: Readonly<Record<string, string>>
  /** Whether mail does not arrive without the state or province. */
  needsRegion: boolean
  /** What the country calls its regions; null if addresses do not name them. */
  regionKind: 'state' | 'province' | 'region' | null
}

const digits = (count: number, example: string): Postcode => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  parts: '$&',
  example,
})

const postcodes: Readonly<Record<string, Postcode>> = {
  AR: { pattern: /^([A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?)$/, parts: '$1', example: 'C1425BHW', isOptional: true },
  AT: digits(4, '1010'),
  AU: digits(4, '3000'),
  BE: digits(4, '1000'),
  BR: { pattern: /^(\d{5})(\d{3})$/, parts: '$1-$2', example: '01310-100' },
  CA: {
    pattern: /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])(\d[ABCEGHJ-NPR-TV-Z]\d)$/,
    parts: '$1 $2',
    example: 'K1A 0B1',
  },
  CH: digits(4, '8001'),
  CL: { ...digits(7, '8320000'), isOptional: true },
  CO: { ...digits(6, '110111'), isOptional: true },
  CZ: { pattern: /^(\d{3})(\d{2})$/, parts: '$1 $2', example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  // Provinces have the numbers from 01 to 52.
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, parts: '$&', example: '28001' },
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  // The offices of the forces have numbers: BFPO 57.
  GB: {
    pattern: /^([A-Z]{1,2}\d[A-Z\d]?|GIR|BFPO)((?<!BFPO)\d[A-Z]{2}|(?<=BFPO)\d{1,4})$/,
    parts: '$1 $2',
    example: 'SW1A 1AA',
  },
  IE: { pattern: /^([A-Z]\d[\dW])([A-Z\d]{4})$/, parts: '$1 $2', example: 'D02 AF30', isOptional: true },
  IT: digits(5, '00118'),
  JP: { pattern: /^(\d{3})(\d{4})$/, parts: '$1-$2', example: '100-0001' },
  LU: digits(4, '1111'),
  MX: digits(5, '06000'),
  NL: { pattern: /^([1-9]\d{3})([A-Z]{2})$/, parts: '$1 $2', example: '1012 JS' },
  NO: digits(4, '0150'),
  PL: { pattern: /^(\d{2})(\d{3})$/, parts: '$1-$2', example: '00-001' },
  PT: { pattern: /^([1-9]\d{3})(\d{3})$/, parts: '$1-$2', example: '1000-001' },
  SE: { pattern: /^(\d{3})(\d{2})$/, parts: '$1 $2', example: '111 20' },
  US: { pattern: /^(\d{5})(?:(\d{4}))?$/, parts: '$1-$2', example: '97103' },
}

/** What people write before a postcode: the country's code, or the letters of its cars. */
const carLetters: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
}

/** What people write before a postcode, whatever the country: the sign of Japan, “C. P.”, “CEP”, “PLZ”. */
const label = /^(?:〒|CPA|C\.? ?P\.?|CEP|CAP|PLZ|ZIP(?: ?CODE)?)[:. ]*(?=[A-Z]?\d)/

/** Spaces, full stops, hyphens of all kinds, and the sign that Japanese keyboards write for one. */
const separators = /[\s._,()ー\u2212\p{Pd}]/gu

/** A state, which these countries write before the postcode: “OR 97103”, “VIC 3000”. */
const states: Readonly<Record<string, RegExp>> = {
  AU: /^[A-Z]{2,3}(?=\d)/,
  CA: /^[A-Z]{2}(?=[A-Z]\d)/,
  US: /^[A-Z]{2}(?=\d)/,
}

/** A town before or behind the postcode, of which people copy the whole line. */
const town = /^\p{L}{3}[\p{L} ,.'’-]*[ ,](?=\S*\d)|[ ,]+\p{L}{3}[\p{L} ,.'’-]*$/gu

/** The letters of Canadian postcodes that are digits: the second, fourth and sixth. */
const canadianDigits = (letters: string) =>
  letters.replace(/[OI]/g, (letter, index: number) => (index % 2 === 0 ? letter : letter === 'O' ? '0' : '1'))

/** What a text may mean: as it is written, without the letters of the country, and with a digit where a letter was typed. */
function candidatesFor(country: string, written: string): string[] {
  const state = states[country]?.exec(written)?.[0] ?? ''
  const code = written.slice(state.length)
  const letters = country === 'CA' ? canadianDigits(code) : code
  const prefix = [country, carLetters[country]].find(
    (one) => one && /^\d/.test(letters.slice(one.length)) && letters.startsWith(one),
  )
  const all = [letters, letters.slice(prefix?.length ?? 0)]
  const inDigits = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')
  return [...all, ...all.map(inDigits), letters.replace(/[OIL](?=[A-Z]{2}$)/, inDigits)]
}

/**
 * A postcode as its country writes it, from what people write: without hyphen or space, with others, in full-width digits,
 * with the letters of the country, a label or the town before it. Null for one that the country cannot have; where its postcodes are
 * not known, as it is written.
 */
export function formatPostcode(country: string, text: string): string | null {
  const written = text.normalize('NFKC').toUpperCase().trim()
  const postcode = postcodes[country]
  if (!postcode) return written
  const plain = written.replace(label, '').replace(/ CEDEX(?: \d+)?$/, '')
  const { pattern, parts } = postcode
  return (
    [plain, plain.replace(town, '')]
      .flatMap((code) => candidatesFor(country, code.replace(separators, '')))
      .filter((one) => pattern.test(one))
      .map((one) => one.replace(pattern, parts).replace(/-$/, ''))[0] ?? null
  )
}

/** Countries that write the postcode behind the region. */
const withPostcodeLast = new Set(['AU', 'BR', 'CA', 'GB', 'IE', 'US'])

/** Countries whose postcodes make the region optional. */
const withOptionalRegion = new Set(['ES'])

const regionKinds: Readonly<Record<string, AddressFormat['regionKind']>> = {
  AR: 'province',
  AU: 'state',
  BR: 'state',
  CA: 'province',
  ES: 'province',
  IT: 'province',
  MX: 'state',
  US: 'state',
  ...Object.fromEntries(
    ['AT', 'BE', 'CH', 'DE', 'DK', 'FR', 'GB', 'NL', 'PL', 'PT', 'SE'].map((country) => [country, null]),
  ),
}

export function addressFormat(country: string): AddressFormat {
  const regions = subdivisions[country]
  const kind = regionKinds[country]
  return {
    postcode: postcodes[country],
    isPostcodeLast: withPostcodeLast.has(country),
    regions,
    needsRegion: regions !== undefined && !withOptionalRegion.has(country),
    regionKind: kind === undefined ? 'region' : kind,
  }
}

interface Town {
  city?: string | null
  region?: string | null
  postalCode?: string | null
  country: string
}

/** The line of an address below the street, as the country writes it. A region is left out that is called as its town. */
export function townLine({ city, region: place, postalCode, country }: Town): string {
  const region = place === city ? null : place
  const join = (parts: readonly (string | null | undefined)[], separator: string) =>
    parts.filter(Boolean).join(separator)
  return withPostcodeLast.has(country)
    ? join([city, join([region, postalCode], ' ')], ', ')
    : join([join([postalCode, city], ' '), region], ', ')
}
