import { foldLetters } from './fold-letters'

/** A name as people type it: letters folded, without apostrophes, each run of other signs as one space. */
export function foldName(name: string): string {
  return foldLetters(name)
    .replace(/[’'`‘ʼʻ′]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
