'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedValues, type Values } from './kept-text'

/** Milliseconds without a change before it is saved. */
const pause = 2000

/** Why the server does not have what was typed: no connection, no session, or a value that it refuses. */
export type SaveFailure = 'offline' | 'signedOut' | 'refused'

async function findFailure(api: string): Promise<SaveFailure> {
  try {
    const response = await fetch(`${api}/users/me`, { credentials: 'include' })
    const { user } = (await response.json()) as { user: object | null }
    return user ? 'refused' : 'signedOut'
  } catch {
    return 'offline'
  }
}

/** The address of a save as a draft. */
function useDraftRequest(): { action: string; method: 'PATCH' | 'POST' } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  const query = `autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`
  return { action: `${config.routes.api}/${path}?${query}`, method: id === undefined ? 'POST' : 'PATCH' }
}

/** The values that the server has: those of the form when it was opened or saved by a button, and what was sent since. */
export function useStoredValues(): RefObject<Values> {
  const { data, globalSlug } = useDocumentInfo()
  const { getData } = useForm()
  const isModified = useFormModified()
  const stored = useRef<Values>({})
  const onSaved = useEffectEvent((updatedAt: unknown) => {
    if (!isModified) stored.current = updatedAt || globalSlug ? getData() : {}
  })
  useEffect(() => onSaved(data?.updatedAt), [data?.updatedAt])
  return stored
}

/** Counts background saves as Payload's header shows them. */
function useVersionCount() {
  const info = useDocumentInfo()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  return () => {
    if (mostRecentVersionIsAutosaved) return
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
  }
}

/**
 * Saves what was typed as a draft after a pause, while the form stays as it is. It sends what has changed, so that
 * another tab's changes stay, and takes no value of the response over: Payload's autosave replaces all fields but the one
 * that was changed last.
 */
export function useBackgroundSave(stored: RefObject<Values>) {
  const { id, globalSlug, mostRecentVersionIsAutosaved } = useDocumentInfo()
  const isNewInDrawer = useEditDepth() > 1 && id === undefined && !globalSlug
  const { config } = useConfig()
  const { getData, setBackgroundProcessing, setModified, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const request = useDraftRequest()
  const countVersion = useVersionCount()
  const isRefused = isSubmitted && Object.values(fields).some(({ valid }) => valid === false)

  const save = useEffectEvent(async () => {
    if (!isModified || isRunning.current || isProcessing || isNewInDrawer) return
    const values = getData()
    const changed = changedValues(stored.current, values)
    if (Object.keys(changed).length === 0) return
    isRunning.current = true
    setSaving(true)
    setBackgroundProcessing(true)
    const result = await submit({
      ...request,
      acceptValues: false,
      context: {
        getDocPermissions: id === undefined && !globalSlug,
        incrementVersionCount: !mostRecentVersionIsAutosaved,
      },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      // Payload sends what is returned as JSON, whatever its type says.
      overrides: () => ({ ...changed, _status: 'draft' }) as never,
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    setSaving(false)
    isRunning.current = false
    if (result?.res.ok) {
      stored.current = values
      countVersion()
      setFailure(null)
    } else {
      setModified(true)
      setFailure(await findFailure(config.routes.api))
    }
  })

  useEffect(() => {
    if (!isModified || isSaving || isRefused || !fields) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [fields, isModified, isRefused, isSaving])

  const retry = useEffectEvent(() => {
    if (failure && failure !== 'refused') void save()
  })
  useEffect(() => {
    const listener = () => retry()
    window.addEventListener('online', listener)
    window.addEventListener('focus', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('focus', listener)
    }
  }, [])

  return { failure, isSaving }
}
