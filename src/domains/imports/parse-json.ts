import { maxDepth } from './limits'

/** Whether lists and objects lie within one another deeper than code that visits them can follow. */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** @returns undefined if the text is not valid JSON, or is nested deeper than a form could have written it */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}
