'use client'

import { Drawing } from '@/ui/drawing'
import { useErrorMessages } from './error-messages.client'

interface ErrorNoticeProps {
  /** What could not be loaded, if known. */
  text?: string
  reset: () => void
}

/** An error with a button to try again. */
export function ErrorNotice({ text, reset }: ErrorNoticeProps) {
  const t = useErrorMessages()
  return (
    <div className="page">
      <div className="state" role="alert">
        <Drawing kind="states" name="failed" />
        <h1>{t.title}</h1>
        <p>{text ?? t.text}</p>
        <button type="button" className="button" onClick={reset}>
          {t.retry}
        </button>
      </div>
    </div>
  )
}
