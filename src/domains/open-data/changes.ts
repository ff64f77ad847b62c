/** A hash of each species' record, by its id. */
export type Fingerprints = Record<string, string>

/** Ids of the species that two versions of the data do not have in common. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

/** What changed between two versions of the data. */
export function compareVersions(before: Fingerprints, after: Fingerprints): Changes {
  const ids = Object.keys(after)
  return {
    added: ids.filter((id) => !Object.hasOwn(before, id)),
    changed: ids.filter((id) => Object.hasOwn(before, id) && before[id] !== after[id]),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id)),
  }
}
