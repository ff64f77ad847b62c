'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface Undo {
  token: string
  /** ISO 8601 */
  until: string
}

interface UndoButtonProps {
  label: string
  /** Messages by the codes of problems. */
  problems: Readonly<Record<'tooLate' | 'changedSince' | 'failed', string>>
}

const address = '/api/moderation/undo'

/** What can be undone after the last save, until its time is over. */
function useUndo(): Undo | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [undo, setUndo] = useState<Undo | null>(null)
  // Each save may be a decision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!id) return
    const request = new AbortController()
    fetch(`${address}?entry=${collectionSlug}:${id}`, { signal: request.signal })
      .then(async (response) => setUndo(response.ok ? (await response.json()).undo : null))
      .catch(() => undefined)
    return () => request.abort()
  }, [collectionSlug, id, lastUpdateTime])
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(null), Date.parse(undo.until) - Date.now())
    return () => clearTimeout(timer)
  }, [undo])
  return undo
}

/** Undoes the decision and shows the entry as it was before. */
export function UndoButton({ label, problems }: UndoButtonProps) {
  const undo = useUndo()
  if (!undo) return null
  const onClick = async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ undo: undo.token }),
    }).catch(() => null)
    if (response?.ok) return location.reload()
    const body = await response?.json().catch(() => null)
    const code = body?.errors?.[0]?.data?.errors?.[0]?.code as keyof typeof problems
    toast.error(problems[code] ?? problems.failed)
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onClick} size="medium" type="button">
      {label}
    </Button>
  )
}
