'use client'

import { Drawing } from '@/ui/drawings/drawing'
import { useFewWords } from './few-words.client'

interface ErrorNoticeProps {
  /** What could not be loaded, when it is a list. */
  collection?: 'mushrooms' | 'growingguides' | 'products' | 'vendors' | 'wholesale' | 'dropshipping'
  reset: () => void
}

/** Says what failed and offers to try again. */
export function ErrorNotice({ collection, reset }: ErrorNoticeProps) {
  const say = useFewWords()
  return (
    <div className="page">
      <div className="state" role="alert">
        <Drawing kind="states" name="failed" />
        <h1>{say.title}</h1>
        <p>{collection ? say[collection] : say.text}</p>
        <button type="button" className="button" onClick={reset}>
          {say.retry}
        </button>
      </div>
    </div>
  )
}
