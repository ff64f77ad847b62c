import { maxBytes, maxRows } from './limits'

/** Bytes of a text as it is stored in a file. */
export const sizeOf = (text: string) => Buffer.byteLength(text)

/** Bytes between two rows, and around all of them. */
const separatorSize = 2
const frameSize = 8

/** Divides rows into lists that are no longer and no larger than a file to import may be; one list if there are none. */
export function divideRows<Row>(
  rows: readonly Row[],
  rowSize: (row: Row) => number = (row) => sizeOf(String(row)),
  headingSize = 0,
): Row[][] {
  const parts: Row[][] = [[]]
  let size = headingSize + frameSize
  for (const row of rows) {
    const added = rowSize(row) + separatorSize
    const part = parts.at(-1)
    if (part && (part.length === 0 || (part.length < maxRows && size + added <= maxBytes))) part.push(row)
    else {
      parts.push([row])
      size = headingSize + frameSize
    }
    size += added
  }
  return parts
}
