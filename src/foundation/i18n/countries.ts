import type { Locale } from '@/foundation/i18n/locales'
import { isRegion } from '@/foundation/payload/region-fields'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // `Intl.DisplayNames` also knows unions, unknown regions and withdrawn codes.
  .filter((code) => isRegion(code) && !['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB'].includes(code))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code)

/** Every country with its name, sorted for the language. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const byName = new Intl.Collator(locale)
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => byName.compare(a.label, b.label))
}
