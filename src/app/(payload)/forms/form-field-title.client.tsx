'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'

/** The number, the kind and the label of a field, which follows what is written. */
export function FormFieldTitle({ kind }: { kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string }>()
  return (
    <>
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      <span>{data?.label}</span>
    </>
  )
}
