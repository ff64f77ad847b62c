import type { FlattenedField } from 'payload'
import type { CsvCell } from '@/foundation/csv'
import { monthOf } from './read-date'

/** Whole numbers that spreadsheets save as they are; they shorten those with more digits, and drop zeros before them. */
const keptNumber = /^(?:0|[1-9]\d{0,10})$/

const truthValue = /^(?:true|false|verdadero|verdadeiro|falso)$/i

/** Characters of a text that spreadsheets may take for a date or a time. */
const maxLength = 60

/** What stands between the parts of numbers, dates and times, or around them. */
const signs = /[\s.,:/()+%$€£'-]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u

const particle = /^(?:e|de|del|do|of|am|pm|a|p|m|h)$/i

/** Whether a spreadsheet may take a text for a number, a date or a truth value and save something else. */
export function isConvertible(text: string): boolean {
  if (text.length > maxLength || /[\r\n]/.test(text)) return false
  if (truthValue.test(text.trim())) return true
  if (keptNumber.test(text) || !/\d/.test(text)) return false
  const parts = text.split(signs).filter(Boolean)
  const isPart = (part: string, index: number) =>
    /^\d+$/.test(part) || monthOf(part) !== undefined || (index > 0 && particle.test(part))
  return parts.every(isPart)
}

/** Types whose cells spreadsheets may convert, because they are read whatever becomes of them. */
const convertedTypes: readonly FlattenedField['type'][] = ['number', 'checkbox', 'date']

/** A cell that spreadsheets leave as it is, if it is a text. */
export const protectText = (field: FlattenedField, cell: string): CsvCell =>
  !convertedTypes.includes(field.type) && isConvertible(cell) ? { text: cell } : cell
