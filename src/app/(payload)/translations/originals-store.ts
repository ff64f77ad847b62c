import { type ReactNode, useSyncExternalStore } from 'react'
import type { Locale } from '@/foundation/i18n/locales'

/** The original texts of an open form, with what the panel calls them. */
export interface Originals {
  locale: Locale
  /** What the field stores and how it is read, by path with the ids of rows: `stages.{id}.title`. */
  texts: Record<string, { value: unknown; shown: ReactNode }>
  /** "Original: English". */
  title: string
  copy: string
}

const byEntry = new Map<string, Originals>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** Hands the original texts of an entry to the fields of its form. Returns what takes them away. */
export function shareOriginals(entry: string, originals: Originals): () => void {
  byEntry.set(entry, originals)
  notify()
  return () => {
    byEntry.delete(entry)
    notify()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The original texts of an entry; undefined while its form is in the language that they are in. */
export function useOriginals(entry: string): Originals | undefined {
  return useSyncExternalStore(
    subscribe,
    () => byEntry.get(entry),
    () => undefined,
  )
}
