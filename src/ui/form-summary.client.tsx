'use client'

import { useEffect, useRef } from 'react'

interface FormSummaryProps {
  title: string
  /** What must be mended, by the id of its field; without a field where it concerns the whole form. */
  errors: readonly { field?: string; message: string }[]
}

/** Stands above a form that was not taken, and has the focus: what is wrong, each line leading to its field. */
export function FormSummary({ title, errors }: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // Once for each failed attempt: sending takes the summary away. What is typed meanwhile keeps the focus.
  useEffect(() => summary.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noAutofocus: answered to a form that was just sent; without a script nothing else moves there
    <div className="form-summary" role="alert" tabIndex={-1} ref={summary} autoFocus>
      <p className="notice-title">{title}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
