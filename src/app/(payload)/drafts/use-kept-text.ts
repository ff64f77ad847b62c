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
import { changedValues, type FoundText, findKeptTexts, keepText, keptTextKey, type Values } from './kept-text'

/** Milliseconds without a change before it is kept. */
const pause = 300

/** The keys of this form's text: its own, and how those begin that are offered in it. */
function useKeys() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const [openedAt] = useState(() => Date.now())
  const entry = globalSlug ? [globalSlug] : [String(collectionSlug), id === undefined ? 'new' : String(id)]
  const keyStartIn = (language: string) => keptTextKey(String(user?.id), ...entry, language, '')
  // Each form keeps its own, so that one does not overwrite what another kept.
  return { key: `${keyStartIn(locale)}${openedAt}`, keyStartIn, locale }
}

/**
 * Keeps what was typed in the browser until the server has it, and finds what was kept when the form is opened: the
 * session may end, the network may fail and the window may be closed.
 */
export function useKeptText({
  isSaving,
  sendLast,
  stored,
}: {
  isSaving: boolean
  sendLast: () => Promise<boolean>
  stored: RefObject<Values>
}) {
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { key, keyStartIn, locale } = useKeys()
  const keptUnder = useRef<string | null>(null)
  const [offers, setOffers] = useState<FoundText[]>([])
  const [offer = null, ...olderOffers] = offers

  const keep = useEffectEvent(() => {
    const values = changedValues(stored.current, getData())
    if (Object.keys(values).length > 0) keepText(localStorage, key, values)
  })
  const find = useEffectEvent((language: string) => {
    if (!isModified) setOffers(findKeptTexts(localStorage, keyStartIn(language), getData()))
  })

  const leave = useEffectEvent(async () => {
    if (!isModified) return
    keep()
    if (await sendLast()) localStorage.removeItem(key)
  })

  // Payload tells a form its language after it was first shown.
  useEffect(() => find(locale), [locale])
  useEffect(() => {
    const listener = () => keep()
    window.addEventListener('pagehide', listener)
    return () => {
      window.removeEventListener('pagehide', listener)
      void leave()
    }
  }, [])

  useEffect(() => {
    if (!isModified || !fields || !key) return
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [fields, isModified, key])

  const forget = useEffectEvent((key: string, isModified: boolean) => {
    const isSaved = !isModified && Object.keys(changedValues(stored.current, getData())).length === 0
    if (keptUnder.current && (isSaved || keptUnder.current !== key))
      localStorage.removeItem(keptUnder.current)
    keptUnder.current = isSaved ? null : key
  })
  useEffect(() => {
    if (!isSaving) forget(key, isModified)
  }, [isModified, isSaving, key])

  const discard = () => {
    if (offer) localStorage.removeItem(offer.key)
    setOffers(olderOffers)
  }
  const restore = async () => {
    if (!offer) return
    await reset({ ...getData(), ...offer.values })
    setModified(true)
    keepText(localStorage, key, offer.values)
    localStorage.removeItem(offer.key)
    setOffers([])
  }
  return { offer, discard, restore }
}
