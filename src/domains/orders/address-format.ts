import { subdivisions } from '@/domains/suppliers/subdivisions'

/** How the addresses of a country are written. */
export interface AddressFormat {
  /**
   * The postcodes of the country, in capitals and without spaces at the ends. Where it is not known, an address may have
   * any or none.
   */
  postcode?: { pattern: RegExp; example: string }
  /** Whether the postcode follows the region: "Denver, CO 80205". */
  isPostcodeLast: boolean
  /** Names of states or provinces by code. */
  regions?: Readonly<Record<string, string>>
  /** Whether mail does not arrive without the state or province. */
  needsRegion: boolean
  /** What the country calls its regions; null if addresses do not name them. */
  regionKind: 'state' | 'province' | 'region' | null
}

const fiveDigits = (example: string) => ({ pattern: /^\d{5}$/, example })
const fourDigits = (example: string) => ({ pattern: /^\d{4}$/, example })

const postcodes: Readonly<Record<string, AddressFormat['postcode']>> = {
  AT: fourDigits('1010'),
  AU: fourDigits('3000'),
  BE: fourDigits('1000'),
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: fourDigits('8001'),
  DE: fiveDigits('10115'),
  DK: fourDigits('1050'),
  ES: fiveDigits('28001'),
  FR: fiveDigits('75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  IT: fiveDigits('00118'),
  MX: fiveDigits('06000'),
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/, example: '1012 JS' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 20' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '97103' },
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

const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The code of a state or province that is given by code or name; null if the country has no such region. */
export function regionCode({ regions = {} }: AddressFormat, text: string): string | null {
  const code = text.toUpperCase()
  if (code in regions) return code
  return Object.keys(regions).find((one) => foldText(regions[one] ?? '') === foldText(text)) ?? null
}

interface Town {
  city: string
  region?: string | null
  postalCode?: string | null
  country: string
}

/** The line of an address below the street, as the country writes it. */
export function townLine({ city, region, postalCode, country }: Town): string {
  const join = (parts: readonly (string | null | undefined)[], separator: string) =>
    parts.filter(Boolean).join(separator)
  return withPostcodeLast.has(country)
    ? join([city, join([region, postalCode], ' ')], ', ')
    : join([join([postalCode, city], ' '), region], ', ')
}
