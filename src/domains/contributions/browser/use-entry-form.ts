import { type FormEvent, useEffect, useRef, useState } from 'react'
import { entrySent } from './entry-sent'
import type { Sent } from './send-entry'

/** How it stands with a form: open, under way, taken, or to be mended. */
export type EntryState = { is: 'idle' | 'sending' } | Sent

interface EntryFormOptions {
  kind: 'reviews' | 'impressions' | 'comments'
  initial?: EntryState
  /** Changes what is sent: pictures that were uploaded already. */
  prepare?: (body: FormData) => void | Promise<void>
  onSent?: (id: string) => void
}

/** What sends and reads the answer is fetched by whoever writes. */
async function send(action: string, body: FormData): Promise<Sent> {
  try {
    const { sendEntry } = await import('./send-entry')
    return await sendEntry(action, body)
  } catch {
    return { is: 'failed', problems: [{ code: 'offline' }] }
  }
}

/**
 * Sends an entry's form in place; without a script the browser posts the same form to the same call. What is typed
 * stays in the fields whatever happens.
 */
export function useEntryForm({ kind, initial = { is: 'idle' }, prepare, onSent }: EntryFormOptions) {
  const [state, setState] = useState<EntryState>(initial)
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
    await prepare?.(body)
    const sent = await send(form.action, body)
    setState(sent)
    if (sent.is !== 'sent') return
    onSent?.(sent.id)
    document.dispatchEvent(new CustomEvent(entrySent, { detail: { kind, id: sent.id } }))
  }
  return { state, setState, submit }
}
