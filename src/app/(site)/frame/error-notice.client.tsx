'use client'

import { Drawing } from '@/ui/drawings/drawing'
import { useFewWords } from './few-words.client'

interface ErrorNoticeProps {
  /** What could not be loaded, where that is known. */
  text?: string
  reset: () => void
}

/** Says what failed and offers to try again. */
export function ErrorNotice({ text, reset }: ErrorNoticeProps) {
  const say = useFewWords()
  return (
    <div className="page">
      <div className="state" role="alert">
        <Drawing kind="states" name="failed" />
        <h1>{say.title}</h1>
        <p>{text ?? say.text}</p>
        <button type="button" className="button" onClick={reset}>
          {say.retry}
        </button>
      </div>
    </div>
  )
}
