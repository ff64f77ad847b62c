import { locales } from '@/foundation/i18n/locales'
import { subdivisions } from './subdivisions'

/** Codes of the states of the USA by lower-case name. */
const states = new Map(
  Object.entries(subdivisions.US ?? {}).map(([code, name]) => [name.toLowerCase(), code]),
)

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
  return [name, states.get(lowerCase), countries().get(lowerCase)].flatMap((code) => code || [])
}
