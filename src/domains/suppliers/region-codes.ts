import { locales } from '@/foundation/i18n/locales'

/** The states of the USA with their codes of ISO 3166-2:US. */
export const states: Record<string, string> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codesByName: Map<string, string> | null = null

/** Codes of countries by lower-case name in every language of the site. */
function countries(): Map<string, string> {
  codesByName ??= new Map(
    locales.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
      return letters.flatMap((first) =>
        letters.flatMap((second): [string, string][] => {
          const name = names.of(first + second)
          return name ? [[name.toLowerCase(), first + second]] : []
        }),
      )
    }),
  )
  return codesByName
}

/** All spellings of a region in filters: the name itself and its codes as a state and as a country. */
export function regionCodes(name: string): string[] {
  const lowerCase = name.toLowerCase()
  return [name, states[lowerCase], countries().get(lowerCase)].flatMap((code) => code || [])
}
