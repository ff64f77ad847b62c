import type { SpeciesRecord } from './record'

/** A name of a species in a living language. */
interface Name {
  name: string
  /** A BCP 47 tag. */
  language: string
  /** The first of a language of the site. */
  isPreferred: boolean
  source?: string
}

/** All names of a species, the common ones first. */
export function namesOf({ names, localNames }: SpeciesRecord): Name[] {
  const common = Object.entries(names ?? {}).flatMap(([language, list]) =>
    list.map((name, index) => ({ name, language, isPreferred: index === 0 })),
  )
  return [...common, ...(localNames ?? []).map((name) => ({ ...name, isPreferred: false }))]
}
