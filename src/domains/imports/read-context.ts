import type { CollectionSlug, FlattenedField } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import type { ColumnUnit, StatedUnit } from './column-units'
import type { DecimalSign } from './read-number'
import type { Relations } from './relations'

export type MessageValues = Record<string, string | number>

export interface ReadContext {
  /** The language of the panel. */
  language: Locale
  /** In which times without an offset are read. */
  timeZone: string
  decimalSign: DecimalSign
  idsOf: Relations['idsOf']
  /** The name of a collection in the language of the panel. */
  labelOf: (collection: CollectionSlug) => string
  /** The unit of the numbers at a path. */
  unitOf: (path: string) => ColumnUnit | undefined
  /** Notes a unit that a cell names and that another field of the entry has to have. */
  stateUnit: (stated: StatedUnit) => void
  /** Reports what is wrong with the value at a path; the message is one of `imports.faults`. */
  report: (path: string, message: string, values?: MessageValues) => undefined
}

/** Reads one value of a field. Returns undefined for a wrong one, which it has reported. */
export type Reader<Field = FlattenedField> = (
  field: Field,
  value: unknown,
  path: string,
  context: ReadContext,
) => unknown
