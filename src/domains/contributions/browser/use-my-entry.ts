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
  // Without the entry the form is still usable, so a failed request is ignored.
  const refresh = () => fetchEntry().then(setEntry, () => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; changes in this tab call refresh
  useEffect(() => {
    if (isLoaded) return
    setIsMember(isSignedIn())
    if (isSignedIn()) refresh()
  }, [])
  return { entry, isMember, refresh }
}
