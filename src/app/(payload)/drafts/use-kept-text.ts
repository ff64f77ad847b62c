'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedValues, findKeptText, type KeptText, keepText, keptTextKey, type Values } from './kept-text'

/** Milliseconds without a change before it is kept. */
const pause = 300

/** The keys of this form's text: its own, and how those begin that are offered in it. */
function useKeys() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const [openedAt] = useState(() => Date.now())
  const entry = globalSlug ? [globalSlug] : [String(collectionSlug), id === undefined ? 'new' : String(id)]
  const keyStart = keptTextKey(String(user?.id), ...entry, locale, '')
  // Entries that are new in several tabs have nothing else to tell them apart.
  return { keyStart, key: id === undefined && !globalSlug ? `${keyStart}${openedAt}` : keyStart }
}

/**
 * Keeps what was typed in the browser until the server has it, and finds what was kept when the form is opened: the
 * session may end, the network may fail and the window may be closed.
 */
export function useKeptText(stored: RefObject<Values>) {
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { data } = useDocumentInfo()
  const { key, keyStart } = useKeys()
  const keptUnder = useRef<string | null>(null)
  const [offer, setOffer] = useState<(KeptText & { key: string }) | null>(null)

  const keep = useEffectEvent(() => {
    if (isModified) keepText(localStorage, key, changedValues(stored.current, getData()))
  })
  const find = useEffectEvent(() => {
    if (!isModified) setOffer(findKeptText(localStorage, keyStart, getData()))
  })

  useEffect(() => {
    find()
    const listener = () => keep()
    window.addEventListener('pagehide', listener)
    return () => window.removeEventListener('pagehide', listener)
  }, [])

  useEffect(() => {
    if (!isModified || !fields || !key) return
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [fields, isModified, key])

  const forget = useEffectEvent((updatedAt: unknown, isModified: boolean, key: string) => {
    const isSaved =
      Boolean(updatedAt) && !isModified && Object.keys(changedValues(stored.current, getData())).length === 0
    if (keptUnder.current && (isSaved || keptUnder.current !== key))
      localStorage.removeItem(keptUnder.current)
    keptUnder.current = isSaved ? null : key
  })
  useEffect(() => forget(data?.updatedAt, isModified, key), [data?.updatedAt, isModified, key])

  const discard = () => {
    if (offer) localStorage.removeItem(offer.key)
    setOffer(null)
  }
  const restore = async () => {
    if (!offer) return
    await reset({ ...getData(), ...offer.values })
    setModified(true)
    setOffer(null)
  }
  return { offer, discard, restore }
}
