'use client'

import { useRowLabel } from '@payloadcms/ui'

interface FieldsRowLabelProps {
  /** The names of the fields whose values name a row. */
  names: readonly string[]
}

/** The values that name a row of a list, else its number. */
export function FieldsRowLabel({ names }: FieldsRowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const values = names
    .map((name) => data?.[name])
    .filter((value) => typeof value === 'string' && value !== '')
  return <span>{values.join(' · ') || String(rowNumber + 1).padStart(2, '0')}</span>
}
