import type { Currency } from './money'

/** Countries by the currency that is paid there; elsewhere none of ours is. */
const countries: Record<Exclude<Currency, 'USD'>, string> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  GBP: 'GB GG IM JE',
  CAD: 'CA',
  MXN: 'MX',
  BRL: 'BR',
}

const currencyByCountry = new Map(
  Object.entries(countries).flatMap(([currency, codes]) =>
    codes.split(' ').map((country) => [country, currency as Currency] as const),
  ),
)

/** The currency of prices in a country, else the US dollar. */
export function countryCurrency(country: string | null | undefined): Currency {
  return currencyByCountry.get(country ?? '') ?? 'USD'
}
