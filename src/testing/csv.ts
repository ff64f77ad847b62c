import { readTable } from '@/foundation/read-table'

/** The rows of a CSV file, without empty lines. */
export const parseCsv = (text: string) =>
  readTable(text).rows.filter((row) => row.some((cell) => cell !== ''))
