import { useEffect, useState } from 'react'

interface MyEntryOptions<Entry> {
  /** Imports its code when called, because visitors have no entries. */
  fetchEntry: () => Promise<Entry>
  initial: Entry
  isSignedIn: () => boolean
  /** The page was rendered for a signed-in reader, so there is nothing to fetch. */
  isLoaded: boolean
}

/** The reader's own entry about a subject, fetched on cached pages after they have loaded. */
export function useMyEntry<Entry>(options: MyEntryOptions<Entry>) {
  const { fetchEntry, initial, isSignedIn, isLoaded } = options
  const [isMember, setIsMember] = useState(isLoaded)
  const [entry, setEntry] = useState(initial)
  // The form is usable without the entry, so a failed request leaves the page as it is.
  const refresh = () => fetchEntry().then(setEntry, console.error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; changes in this tab call refresh
  useEffect(() => {
    if (isLoaded) return
    setIsMember(isSignedIn())
    if (isSignedIn()) refresh()
  }, [])
  return { entry, isMember, refresh }
}
