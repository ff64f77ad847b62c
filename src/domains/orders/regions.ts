import type { Contact } from './contact'

/** ISO 3166-2:US, and the three that mail to its forces is sent by. */
const american =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR UM VI AA AE AP'

/** Whether a country has such a part. Of other countries than the USA none are known; their letters are believed. */
function isPart(country: string, letters: string): boolean {
  return country === 'US' ? american.split(' ').includes(letters) : /^[A-Z0-9]{1,3}$/.test(letters)
}

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
  if (!isPart(country, letters)) return 'unknown'
  return parts.includes(`${country}-${letters}`) ? 'no' : 'yes'
}
