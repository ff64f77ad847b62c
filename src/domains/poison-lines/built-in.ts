import type { LineKind } from './kinds'

interface BuiltInLine {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string
  kind: LineKind
}

/** The emergency numbers of a country, the first the more general one. */
const emergency = (country: string, ...numbers: string[]): BuiltInLine[] =>
  numbers.map((number) => ({ country, number, kind: 'emergency-number' }))

/** A poison centre whose number a published source names. */
const centre = (country: string, number: string): BuiltInLine => ({ country, number, kind: 'poison-centre' })

/**
 * Poison centres and emergency numbers. A new site starts with them, and pages that must not depend on the database
 * always show them. Hours and the date of a check are for editors, who have called the number.
 */
export const builtInLines: readonly BuiltInLine[] = [
  centre('US', '1-800-222-1222'),
  ...emergency('US', '911'),
  ...emergency('CA', '911'),
  ...emergency('GB', '999', '112'),
  ...emergency('IE', '112'),
  centre('ES', '915 620 420'),
  ...emergency('ES', '112'),
  ...emergency('MX', '911'),
  ...emergency('AR', '107', '911'),
  ...emergency('CL', '131'),
  ...emergency('CO', '123'),
  ...emergency('PE', '106', '105'),
  ...emergency('UY', '911'),
  ...emergency('EC', '911'),
  centre('BR', '0800 722 6001'),
  ...emergency('BR', '192'),
  centre('PT', '800 250 250'),
  ...emergency('PT', '112'),
  ...emergency('FR', '112'),
  ...emergency('DE', '112'),
  ...emergency('IT', '112'),
  ...emergency('AT', '112'),
  ...emergency('BE', '112'),
  ...emergency('NL', '112'),
  ...emergency('CH', '112', '144'),
]
