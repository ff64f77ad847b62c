'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Titles an entry without a title in its language, which Payload titles by its id or, if it is new, in brackets. */
export function DocumentTitle({ title }: { title: string }) {
  const { id } = useDocumentInfo()
  const { setDocumentTitle, title: shown } = useDocumentTitle()
  const { t } = useTranslation()
  const isUntitled = shown === String(id) || shown === `[${t('general:untitled')}]`
  useEffect(() => {
    if (!isUntitled) return
    // Payload sets its own title in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDocumentTitle(title))
    })
    return () => cancelAnimationFrame(frame)
  }, [isUntitled, setDocumentTitle, title])
  return null
}
