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
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedValues, type Values } from './kept-text'
import { NewEntryContext } from './new-entry.client'
import { useLatestForm } from './use-latest-form'
import { useSaveKey } from './use-save-key'

/** Milliseconds without a change before it is saved. */
const pause = 2000

/** The same while Payload loads the fields of a new row: what is sent before replaces what is typed into them. */
const rowPause = 10_000

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
function useDraftRequest() {
  const { id, collectionSlug, data, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  // A second save of a new entry may begin before its form knows the id.
  const storedId = id ?? data?.id
  const isNew = storedId === undefined && !globalSlug
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, storedId].filter(Boolean).join('/')
  return (isAutosave: boolean): { action: string; method: 'PATCH' | 'POST' } => {
    const query = `${isAutosave ? 'autosave=true&' : ''}depth=0&draft=true&fallback-locale=null&locale=${locale}`
    return { action: `${config.routes.api}/${path}?${query}`, method: isNew ? 'POST' : 'PATCH' }
  }
}

/** Counts saved drafts as Payload's header shows them. */
function useVersionCount() {
  const info = useDocumentInfo()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  return (isAutosave: boolean) => {
    if (!isAutosave || !mostRecentVersionIsAutosaved) setUnpublishedVersionCount((count) => count + 1)
    setMostRecentVersionIsAutosaved(isAutosave)
  }
}

const isEqual = (a: Values, b: Values) => Object.keys(changedValues(a, b)).length === 0

/** The values that the server has: those of the form when it was opened or loaded again, and what was sent since. */
function useStoredValues(isOutdated: boolean): RefObject<Values> {
  const { data, globalSlug } = useDocumentInfo()
  const { getData, setModified } = useForm()
  // A button disables the form until its save has ended, which a save in the background does not.
  const isProcessing = useFormProcessing()
  const stored = useRef<Values | null>(null)
  const submitted = useRef<Values>({})
  // One rendering later than the other, when the form has taken over what was loaded.
  const [isHeld, setHeld] = useState(isOutdated)
  const onSubmitted = useEffectEvent(() => {
    submitted.current = getData()
  })
  const onSaved = useEffectEvent((updatedAt: unknown) => {
    if (stored.current === null) stored.current = updatedAt || globalSlug ? getData() : {}
    else if (isProcessing) {
      stored.current = submitted.current
      // Payload calls a form modified that a button saves after a save in the background.
      setModified(!isEqual(stored.current, getData()))
    }
  })
  const onLoaded = useEffectEvent(() => {
    stored.current = getData()
  })
  useEffect(() => setHeld(isOutdated), [isOutdated])
  useEffect(() => (isHeld ? () => onLoaded() : undefined), [isHeld])
  useEffect(() => onSaved(data?.updatedAt), [data?.updatedAt])
  useEffect(() => {
    if (isProcessing) onSubmitted()
  }, [isProcessing])
  return stored as RefObject<Values>
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
  const requestFor = useDraftRequest()
  const countVersion = useVersionCount()
  return async (values: Values, isAutosave: boolean): Promise<boolean> => {
    setBackgroundProcessing(true)
    const result = await submit({
      ...requestFor(isAutosave),
      acceptValues: false,
      context: {
        getDocPermissions: id === undefined && !globalSlug,
        incrementVersionCount: !isAutosave || !mostRecentVersionIsAutosaved,
      },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      // Payload sends what is returned as JSON, whatever its type says.
      overrides: () => ({ ...values, _status: 'draft' }) as never,
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (result?.res.ok) countVersion(isAutosave)
    return Boolean(result?.res.ok)
  }
}

/**
 * Sends what was typed last once the form is gone: another page of the panel or another language replaced it. Returns
 * whether the server has all of it.
 */
function useSendLast(
  stored: RefObject<Values>,
  running: RefObject<Promise<void> | null>,
  { recordRunning, recordStored }: ReturnType<typeof useLatestForm>,
) {
  const { getData } = useForm()
  const isInDrawer = useEditDepth() > 1
  const isProcessing = useFormProcessing()
  const requestFor = useDraftRequest()
  const newEntry = use(NewEntryContext)
  const sendChanges = async (): Promise<boolean> => {
    const { action, method } = requestFor(true)
    const values = getData()
    const isSaving = running.current !== null || isProcessing
    await running.current
    const changed = changedValues(stored.current, values)
    if (Object.keys(changed).length === 0) return true
    // While a new entry is first stored its id is not known: sent now, it would be stored twice.
    if (method === 'POST' && (isSaving || isInDrawer)) return false
    const body = JSON.stringify({ ...changed, _status: 'draft' })
    const headers = { 'Content-Type': 'application/json' }
    try {
      const response = await fetch(action, { body, credentials: 'include', headers, method })
      if (!response.ok) return false
      const { doc, result } = await response.json()
      recordStored((doc ?? result)?.updatedAt)
      if (method === 'POST') newEntry?.onStored(doc.id)
      return true
    } catch {
      return false
    }
  }
  return (): Promise<boolean> => {
    const save = sendChanges()
    recordRunning(save)
    return save
  }
}

interface SaveOptions {
  /** Whether somebody asked for it: what was refused is sent again, as a version of its own. */
  isRequested?: boolean
  isRetry?: boolean
}

/**
 * Saves what was typed as a draft after a pause, while the form stays as it is. It sends what has changed, so that
 * another tab's changes stay, and takes no value of the response over: Payload's autosave replaces all fields but the one
 * that was changed last.
 */
export function useBackgroundSave() {
  const { id, globalSlug, isInitializing } = useDocumentInfo()
  const isNewInDrawer = useEditDepth() > 1 && id === undefined && !globalSlug
  const { config } = useConfig()
  const { getData, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const running = useRef<Promise<void> | null>(null)
  const refused = useRef<Values | null>(null)
  const latest = useLatestForm()
  const { isOutdated } = latest
  const stored = useStoredValues(isOutdated)
  const send = useSendDraft()
  const sendLast = useSendLast(stored, running, latest)
  usePreferencesOffline()
  const isLoadingRow = Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
  const isInvalid = failure === 'refused' && Object.values(fields).some(({ valid }) => valid === false)

  const run = async (values: Values, isAutosave: boolean) => {
    setSaving(true)
    const isStored = await send(changedValues(stored.current, values), isAutosave)
    refused.current = isStored ? null : values
    if (isStored) stored.current = values
    setModified(!isEqual(stored.current, getData()))
    setFailure(isStored ? null : await findFailure(config.routes.api))
  }
  const save = useEffectEvent(async ({ isRequested = false, isRetry = isRequested }: SaveOptions = {}) => {
    if (!isModified || running.current || isProcessing || isInitializing || isNewInDrawer || isOutdated)
      return
    const values = getData()
    const isRepeated = !isRetry && refused.current !== null && isEqual(refused.current, values)
    if (isRepeated || isEqual(stored.current, values)) return
    running.current = run(values, !isRequested)
    await running.current
    running.current = null
    setSaving(false)
  })

  useEffect(() => {
    if (!isModified || isSaving || isInvalid || !fields) return
    const timer = setTimeout(() => void save(), isLoadingRow ? rowPause : pause)
    return () => clearTimeout(timer)
  }, [fields, isLoadingRow, isModified, isInvalid, isSaving])

  useReturn(() => {
    if (failure && failure !== 'refused') void save({ isRetry: true })
  })
  useSaveKey({ isActive: !isNewInDrawer, isSaving, save: () => void save({ isRequested: true }) })

  return { failure, isSaving: isSaving || isOutdated, sendLast, stored }
}
