'use client'

import { useEffect, useRef } from 'react'

interface FormSummaryProps {
  title: string
  /** Error messages by the id of their field; without a field for errors of the whole form. */
  errors: readonly { field?: string; message: string }[]
}

/** Lists the errors of a rejected form with links to the fields, and takes the focus. */
export function FormSummary({ title, errors }: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // Runs once per failed submission, because submitting unmounts the summary. It must not take the focus
  // while the user types.
  useEffect(() => summary.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noAutofocus: answered to a form that was just sent; without a script nothing else moves there
    <div className="form-summary" role="alert" tabIndex={-1} ref={summary} autoFocus>
      <p className="notice-title">{title}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
