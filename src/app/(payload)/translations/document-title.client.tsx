'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Titles the form of an entry without a title in its language, which Payload titles by its id. */
export function DocumentTitle({ title }: { title: string }) {
  const { id } = useDocumentInfo()
  const { setDocumentTitle, title: shown } = useDocumentTitle()
  useEffect(() => {
    if (shown !== String(id)) return
    // Payload sets its own title in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDocumentTitle(title))
    })
    return () => cancelAnimationFrame(frame)
  }, [id, setDocumentTitle, shown, title])
  return null
}
