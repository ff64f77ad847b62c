'use client'

import { useEditDepth, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

const isSaveKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's'

/**
 * Saves in the background on Ctrl+S or Cmd+S, after the save that is under way. Payload's buttons would each save: they
 * store a new entry twice, and disable the form meanwhile.
 */
export function useSaveKey({
  isActive,
  isSaving,
  save,
}: {
  isActive: boolean
  isSaving: boolean
  save: () => void
}): void {
  const depth = useEditDepth()
  const { modalState } = useModal()
  const [isRequested, setRequested] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The form of the drawer on top, as in Payload's useHotkey.
    const isOnTop = Object.values(modalState).filter((modal) => modal?.isOpen).length + 1 === depth
    if (!isActive || !isOnTop || !isSaveKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    setRequested(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!isRequested || isSaving) return
    setRequested(false)
    saveNow()
  }, [isRequested, isSaving])
}
