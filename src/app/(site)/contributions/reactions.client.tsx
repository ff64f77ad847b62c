'use client'

import { useEffect, useState } from 'react'
import { seemsSignedIn } from '@/domains/users/signed-in-state'

/**
 * Likes and helpful marks of the page, made the reader's; it shows nothing but says when one could not be kept. Its
 * script is fetched for members, and for visitors with the first mark they press.
 */
export function Reactions({ signIn, failed }: { signIn: string; failed: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const waiting = new AbortController()
    let stop: (() => void) | null = null
    let left = false
    const start = async () => {
      waiting.abort()
      const { bindReactionForms } = await import('@/domains/contributions/browser/reaction-forms')
      if (!left) stop = bindReactionForms({ signedIn: seemsSignedIn, signIn, failed: () => setSaid(failed) })
    }
    const press = async (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.dataset.mark) return
      event.preventDefault()
      await start().catch(console.error)
      form.requestSubmit(event.submitter)
    }
    if (seemsSignedIn()) start().catch(console.error)
    else document.addEventListener('submit', press, { signal: waiting.signal })
    return () => {
      left = true
      waiting.abort()
      stop?.()
    }
  }, [signIn, failed])
  return (
    <p className="hidden-visually" role="status">
      {said}
    </p>
  )
}
