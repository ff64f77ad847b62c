'use client'

import { useState } from 'react'

interface RemoveSampleProps {
  scope: string
  count: number
  messages: Record<'remove' | 'running' | 'done' | 'failed', string>
}

type Progress = { state: 'idle' | 'running' | 'done' | 'failed'; removed: number; total: number }

/** Removes the next entries. */
async function removeSome(scope: string): Promise<{ removed: number; remaining: number }> {
  const response = await fetch('/api/sample-content/remove', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scope }),
  })
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return response.json()
}

/** A button that removes sample content, and how far it has come. */
export function RemoveSample({ scope, count, messages }: RemoveSampleProps) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle', removed: 0, total: count })
  const { state, removed, total } = progress

  async function removeAll() {
    let done = 0
    let left = count
    try {
      do {
        setProgress({ state: 'running', removed: done, total: done + left })
        const { removed: some, remaining } = await removeSome(scope)
        done += some
        left = some > 0 ? remaining : 0
      } while (left > 0)
      setProgress({ state: 'done', removed: done, total: done })
    } catch {
      setProgress({ state: 'failed', removed: done, total: done + left })
    }
  }

  return (
    <>
      {state === 'idle' || state === 'failed' ? (
        <button onClick={removeAll} type="button">
          {messages.remove}
        </button>
      ) : null}
      {state === 'running' ? <progress aria-label={messages.running} max={total} value={removed} /> : null}
      <p role="status">{state === 'idle' ? null : `${messages[state]} ${removed} / ${total}`}</p>
    </>
  )
}
