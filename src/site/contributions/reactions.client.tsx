'use client'

import { useEffect, useState } from 'react'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import '@/site/site-shell/suggestion-loader'
import '@/domains/measurement/browser/collector'

interface ReactionsProps {
  signIn: string
  errorMessage: string
  /** Why readers cannot react to what is theirs. */
  ownMessage: string
}

/**
 * Makes the like and helpful buttons of the page the reader's, and announces errors. It loads their script at once
 * for members, and for guests with their first click.
 */
export function Reactions({ signIn, errorMessage, ownMessage }: ReactionsProps) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const firstSubmit = new AbortController()
    let unbind: (() => void) | null = null
    let isUnmounted = false
    const start = async () => {
      firstSubmit.abort()
      const { bindReactionForms } = await import('@/domains/contributions/browser/reaction-forms')
      if (isUnmounted) return
      const onError = () => setAnnouncement(errorMessage)
      unbind = bindReactionForms({ isSignedIn: hasSessionHint, signIn, ownMessage, onError })
    }
    const startAndSubmit = async (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.dataset.reaction) return
      event.preventDefault()
      await start().catch(console.error)
      form.requestSubmit(event.submitter)
    }
    if (hasSessionHint()) start().catch(console.error)
    else document.addEventListener('submit', startAndSubmit, { signal: firstSubmit.signal })
    return () => {
      isUnmounted = true
      firstSubmit.abort()
      unbind?.()
    }
  }, [signIn, errorMessage, ownMessage])
  return (
    <p className="hidden-visually" role="status">
      {announcement}
    </p>
  )
}
