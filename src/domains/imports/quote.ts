import { shortened } from '@/foundation/text/beginning-of'

/** Characters of a wrong value that a message repeats. */
const maxQuoted = 60

/** A value as a message repeats it. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '')
  return shortened(text, maxQuoted)
}
