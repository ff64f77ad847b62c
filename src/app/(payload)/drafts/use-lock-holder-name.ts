'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Lets Payload's dialog speak of another person where it would show the id of who is editing the entry. */
export function useLockHolderName(): void {
  const { currentEditor, setCurrentEditor } = useDocumentInfo()
  const { t } = useTranslation()
  // Payload sets the id again when the form is first shown.
  const [isShown, setShown] = useState(false)
  // An account that may not be read is its id.
  const id: unknown = currentEditor
  useEffect(() => setShown(true), [])
  useEffect(() => {
    if (isShown && typeof id === 'string')
      setCurrentEditor?.({ id, collection: 'users', email: t('general:anotherUser') })
  }, [id, isShown, setCurrentEditor, t])
}
