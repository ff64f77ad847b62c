'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/** When each entry was last stored from this window. */
const lastStored = new Map<string, string>()

/**
 * Loads the form again if it is older than what was stored from this window: Back and Forward show a form as it was first
 * loaded, and what is typed into that would replace what was stored since. Returns how to record another save.
 */
export function useLatestForm(): (updatedAt: unknown) => void {
  const { id, collectionSlug, data, globalSlug } = useDocumentInfo()
  const { refresh } = useRouter()
  const entry = `${collectionSlug ?? globalSlug}:${id}`
  const record = (updatedAt: unknown) => {
    const isStored = id !== undefined || globalSlug !== undefined
    if (isStored && typeof updatedAt === 'string' && updatedAt >= (lastStored.get(entry) ?? ''))
      lastStored.set(entry, updatedAt)
  }
  const compare = useEffectEvent((updatedAt: unknown) => {
    record(updatedAt)
    const last = lastStored.get(entry)
    if (last && typeof updatedAt === 'string' && updatedAt < last) refresh()
  })
  useEffect(() => compare(data?.updatedAt), [data?.updatedAt])
  return record
}
