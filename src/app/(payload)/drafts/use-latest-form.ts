'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'

/** When each entry was last stored from this window. */
const lastStored = new Map<string, string>()

/** What forms that are gone still send, by entry. */
const running = new Map<string, Promise<unknown>>()

interface LatestForm {
  /** Whether the form is older than what is stored, and takes nothing until it is loaded again. */
  isOutdated: boolean
  recordStored: (updatedAt: unknown) => void
  recordRunning: (save: Promise<unknown>) => void
}

/** Waits for what the form before this one still sends. */
function useRunningSave(entry: string, onEnd: () => void): boolean {
  const [isWaiting, setWaiting] = useState(false)
  const end = useEffectEvent(() => {
    setWaiting(false)
    onEnd()
  })
  useEffect(() => {
    // The form before this one starts to send once this one is there.
    const save = running.get(entry)
    if (!save) return
    setWaiting(true)
    let isGone = false
    void save.then(() => {
      if (!isGone) end()
    })
    return () => {
      isGone = true
    }
  }, [entry])
  return isWaiting
}

/**
 * Loads the form again if it is older than what was stored from this window: Back and Forward show a form as it was first
 * loaded, and that of another language is loaded while the last changes are still sent. What is typed into such a form
 * would replace what was stored since.
 */
export function useLatestForm(): LatestForm {
  const { id, collectionSlug, data, globalSlug } = useDocumentInfo()
  const { formRef } = useForm()
  const { refresh } = useRouter()
  const [isLoading, startLoading] = useTransition()
  const entry = `${collectionSlug ?? globalSlug}:${id}`
  const isStored = id !== undefined || globalSlug !== undefined
  const load = () => startLoading(() => refresh())
  const isWaiting = useRunningSave(entry, load)
  const isOutdated = isWaiting || isLoading
  const recordStored = (updatedAt: unknown) => {
    if (isStored && typeof updatedAt === 'string' && updatedAt >= (lastStored.get(entry) ?? ''))
      lastStored.set(entry, updatedAt)
  }
  const compare = useEffectEvent((updatedAt: unknown) => {
    recordStored(updatedAt)
    const last = lastStored.get(entry)
    if (last && typeof updatedAt === 'string' && updatedAt < last) load()
  })
  const recordRunning = (save: Promise<unknown>) => {
    if (!isStored) return
    running.set(entry, save)
    void save.then(() => running.delete(entry))
  }
  useEffect(() => compare(data?.updatedAt), [data?.updatedAt])
  useEffect(() => {
    const form = formRef?.current
    if (!isOutdated || !form) return
    // A form that is processed when it is first shown has editors of rich text that stay read-only.
    form.inert = true
    return () => {
      form.inert = false
    }
  }, [formRef, isOutdated])
  return { isOutdated, recordRunning, recordStored }
}
