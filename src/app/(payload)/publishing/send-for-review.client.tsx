'use client'

import { FormSubmit, useDocumentInfo, useForm } from '@payloadcms/ui'

/** Hands an entry in for staff to read. */
export function SendForReview({ label }: { label: string }) {
  const { submit } = useForm()
  const { hasPublishPermission, setUnpublishedVersionCount } = useDocumentInfo()
  if (!hasPublishPermission) return null
  const send = async () => {
    const result = await submit({ overrides: { _status: 'published' } })
    if (result?.res.ok) setUnpublishedVersionCount(0)
  }
  return (
    <FormSubmit buttonId="action-save" onClick={() => void send()} size="medium" type="button">
      {label}
    </FormSubmit>
  )
}
