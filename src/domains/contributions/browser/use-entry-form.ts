import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '@/domains/measurement/browser/collector'
import type { Problem } from '@/foundation/forms/problem'
import { entrySent } from './entry-sent'
import type { EntryResult } from './send-entry'

export type EntryFormState = { is: 'idle' | 'sending' } | EntryResult

interface EntryFormOptions {
  kind: 'reviews' | 'impressions' | 'comments'
  initial?: EntryFormState
  /** Changes the body before it is sent: replaces files by uploaded pictures. @returns problems that stop it */
  prepare?: (body: FormData) => Promise<readonly Problem[] | undefined>
  onSent?: (id: string) => void
}

/** Loads the script that sends only once it is needed. */
async function send(action: string, body: FormData): Promise<EntryResult> {
  try {
    const { sendEntry } = await import('./send-entry')
    return await sendEntry(action, body)
  } catch {
    return { is: 'failed', problems: [{ code: 'offline' }] }
  }
}

/**
 * Sends the form of an entry with fetch. Without JavaScript the browser posts the same form to the same endpoint. The
 * fields keep their values when sending fails.
 */
export function useEntryForm({ kind, initial = { is: 'idle' }, prepare, onSent }: EntryFormOptions) {
  const [state, setState] = useState<EntryFormState>(initial)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.is === 'sending') return
    const form = event.currentTarget
    const body = new FormData(form)
    body.set('openedAt', String(openedAt.current))
    setState({ is: 'sending' })
    const problems = await prepare?.(body)
    const result: EntryResult = problems ? { is: 'failed', problems } : await send(form.action, body)
    setState(result)
    if (result.is !== 'sent') return
    onSent?.(result.id)
    if (kind === 'reviews') track('send_review')
    document.dispatchEvent(new CustomEvent(entrySent, { detail: { kind, id: result.id } }))
  }
  return { state, setState, submit }
}
