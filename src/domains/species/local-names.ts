import { type CitedSource, citedSource } from '@/domains/references/view'
import type { Mushroom } from '@/payload-types'

/** Names of one language and region, with the works that they are taken from. */
export interface LocalNames {
  /** A BCP 47 tag. */
  language: string
  names: string[]
  sources: CitedSource[]
}

/** The names of each language, in the order in which editors wrote them. */
export function localNamesOf({ localNames }: Pick<Mushroom['specie'], 'localNames'>): LocalNames[] {
  const groups = new Map<string, LocalNames>()
  for (const { name, language, source } of localNames ?? []) {
    const group = groups.get(language) ?? { language, names: [], sources: [] }
    groups.set(language, group)
    group.names.push(name)
    const cited = citedSource(source)
    if (cited && !group.sources.some(({ url }) => url === cited.url)) group.sources.push(cited)
  }
  return [...groups.values()]
}
