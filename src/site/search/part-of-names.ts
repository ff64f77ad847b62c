import { foldName } from '@/foundation/text/fold-name'

/** Whether all words of a name are in those that the page shows: “llanega” in “llanega negra”. */
export function isPartOfNames(name: string, shown: readonly string[]): boolean {
  const known = shown.flatMap((one) => foldName(one).split(' '))
  return foldName(name)
    .split(' ')
    .every((word) => known.includes(word))
}
