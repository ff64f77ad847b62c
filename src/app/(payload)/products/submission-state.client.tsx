'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

interface SubmissionStateProps {
  /** The path of the date of the submission. */
  path: string
  state: string
  text: string
}

/** The state of a product that was submitted; nothing for others. */
export function SubmissionState({ path, state, text }: SubmissionStateProps) {
  const isSubmitted = useFormFields(([fields]) => Boolean(fields[path]?.value))
  const { hasPublishedDoc, setHasPublishedDoc } = useDocumentInfo()
  useEffect(() => {
    // Payload's button calls every document published that it has sent.
    if (isSubmitted && hasPublishedDoc) setHasPublishedDoc(false)
  }, [isSubmitted, hasPublishedDoc, setHasPublishedDoc])
  return (
    <div aria-live="polite">
      {isSubmitted ? (
        <p className="submission">
          <strong>{state}</strong> {text}
        </p>
      ) : null}
    </div>
  )
}
