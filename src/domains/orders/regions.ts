import type { Contact } from './contact'

type Place = Pick<Contact, 'country' | 'region'>

/** Whether something may be sent there; unknown where the part of the country decides and is not told by its letters. */
export function deliveryTo(
  { country, region }: Place,
  excluded: readonly string[],
): 'yes' | 'no' | 'unknown' {
  if (excluded.includes(country)) return 'no'
  const parts = excluded.filter((code) => code.startsWith(`${country}-`))
  if (parts.length === 0) return 'yes'
  const letters = region?.trim().toUpperCase() ?? ''
  if (!/^[A-Z0-9]{1,3}$/.test(letters)) return 'unknown'
  return parts.includes(`${country}-${letters}`) ? 'no' : 'yes'
}
