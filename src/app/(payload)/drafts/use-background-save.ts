'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
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
 * The values that the server has: those of the form when it was opened or saved by a button, and what was sent since.
 * @param isAwaited whether Payload has yet to show the entry that a save in the background stored, which may be after that
 * save: the form then holds what was typed meanwhile and the server does not have
 */
function useStoredValues(isAwaited: RefObject<boolean>): RefObject<Values> {
  const { data, globalSlug } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const stored = useRef<Values>({})
  const onSaved = useEffectEvent((updatedAt: unknown) => {
    if (isAwaited.current) {
      isAwaited.current = false
      return
    }
    stored.current = updatedAt || globalSlug ? getData() : {}
    // Payload calls a form modified that a button saves after a save in the background.
    setModified(false)
  })
  useEffect(() => onSaved(data?.updatedAt), [data?.updatedAt])
  return stored
}

/** Calls back when the connection is there again or somebody returns to the window. */
function useReturn(onReturn: () => void): void {
  const listener = useEffectEvent(onReturn)
  useEffect(() => {
    const listen = () => listener()
    window.addEventListener('online', listen)
    window.addEventListener('focus', listen)
    return () => {
      window.removeEventListener('online', listen)
      window.removeEventListener('focus', listen)
    }
  }, [])
}

/** Payload waits for ever for the preferences of an entry that it first asks for without a connection. */
function usePreferencesOffline(): void {
  const { getDocPreferences } = useDocumentInfo()
  useEffect(() => void getDocPreferences(), [getDocPreferences])
}

/** Sends values as a draft and leaves the form as it is; returns whether the server has them. */
function useSendDraft() {
  const { id, globalSlug, mostRecentVersionIsAutosaved } = useDocumentInfo()
  const { setBackgroundProcessing, submit } = useForm()
  const request = useDraftRequest()
  const countVersion = useVersionCount()
  return async (values: Values): Promise<boolean> => {
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
      overrides: () => ({ ...values, _status: 'draft' }) as never,
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (result?.res.ok) countVersion()
    return Boolean(result?.res.ok)
  }
}

const isEqual = (a: Values, b: Values) => Object.keys(changedValues(a, b)).length === 0

/**
 * Saves what was typed as a draft after a pause, while the form stays as it is. It sends what has changed, so that
 * another tab's changes stay, and takes no value of the response over: Payload's autosave replaces all fields but the one
 * that was changed last.
 */
export function useBackgroundSave() {
  const { id, globalSlug } = useDocumentInfo()
  const isNewInDrawer = useEditDepth() > 1 && id === undefined && !globalSlug
  const { config } = useConfig()
  const { getData, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const isRunning = useRef(false)
  const isAwaited = useRef(false)
  const refused = useRef<Values | null>(null)
  const stored = useStoredValues(isAwaited)
  const send = useSendDraft()
  usePreferencesOffline()
  const isInvalid = failure === 'refused' && Object.values(fields).some(({ valid }) => valid === false)

  const save = useEffectEvent(async ({ isRetry = false } = {}) => {
    if (!isModified || isRunning.current || isProcessing || isNewInDrawer) return
    const values = getData()
    const isRepeated = !isRetry && refused.current !== null && isEqual(refused.current, values)
    if (isRepeated || isEqual(stored.current, values)) return
    isRunning.current = true
    isAwaited.current = true
    setSaving(true)
    const isStored = await send(changedValues(stored.current, values))
    if (!isStored) isAwaited.current = false
    refused.current = isStored ? null : values
    if (isStored) stored.current = values
    setModified(!isEqual(stored.current, getData()))
    setFailure(isStored ? null : await findFailure(config.routes.api))
    isRunning.current = false
    setSaving(false)
  })

  useEffect(() => {
    if (!isModified || isSaving || isInvalid || !fields) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [fields, isModified, isInvalid, isSaving])

  useReturn(() => {
    if (failure && failure !== 'refused') void save({ isRetry: true })
  })

  return { failure, isSaving, stored }
}
