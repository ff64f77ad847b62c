'use client'

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLocale,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import {
  type ComponentProps,
  createContext,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

type EntryId = number | string

interface NewEntry {
  /** Called with the id of the entry once it is stored. */
  onStored: (id: EntryId) => void
  /** Writes the heading above the form, which Payload renders outside of it. */
  showTitle: (title: string) => void
}

/** The form of an entry that was new when it was opened; null for others. */
export const NewEntryContext = createContext<NewEntry | null>(null)

type ViewProps = ComponentProps<typeof DefaultEditView>

/** Whether another page of the panel was asked for and is not there yet. */
function useIsLeaving() {
  const { isTransitioning } = useRouteTransition()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = isTransitioning
  }, [isTransitioning])
  return isLeaving
}

/**
 * The id of the new entry once it is stored, and how to record it. The address becomes that of the entry, unless another
 * page was asked for meanwhile. If that is the form of a new entry in another language, the entry is opened in its place.
 */
function useStoredEntry() {
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { replace } = useRouter()
  const { code } = useLocale()
  const isLeaving = useIsLeaving()
  const [id, setId] = useState<EntryId>()
  const form = useRef<{ entry?: EntryId; isGone: boolean }>({ isGone: false })
  const path = `${config.routes.admin}/collections/${collectionSlug}`

  const followLanguage = useCallback(() => {
    const { pathname, search } = window.location
    const isOther = new URLSearchParams(search).get('locale') !== code
    const { entry } = form.current
    if (entry !== undefined && isOther && pathname === `${path}/create`) replace(`${path}/${entry}${search}`)
  }, [code, path, replace])
  const onGone = useEffectEvent(followLanguage)
  useEffect(() => {
    form.current.isGone = false
    return () => {
      form.current.isGone = true
      onGone()
    }
  }, [])

  const onStored = useCallback(
    (entry: EntryId) => {
      form.current.entry = entry
      if (form.current.isGone) return followLanguage()
      setId(entry)
      // Another address would take back a link that was pressed.
      if (!isLeaving.current)
        window.history.replaceState(null, '', `${path}/${entry}${window.location.search}`)
    },
    [followLanguage, isLeaving, path],
  )
  return { id, onStored }
}

function NewEntryView(props: ViewProps) {
  const info = useDocumentInfo()
  const { setDocumentTitle: showTitle } = useDocumentTitle()
  const { id, onStored } = useStoredEntry()
  const entry = useMemo(() => ({ onStored, showTitle }), [onStored, showTitle])
  return (
    <DocumentInfoProvider {...info} id={id} isEditing={id !== undefined} redirectAfterCreate={false}>
      <NewEntryContext value={entry}>
        <DefaultEditView {...props} />
      </NewEntryContext>
    </DocumentInfoProvider>
  )
}

/**
 * Payload's form, which stays as it is when a new entry is stored: Payload would load the page of the stored entry and
 * drop what is typed meanwhile.
 */
export function DraftEditView(props: ViewProps) {
  const { id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  return id === undefined && !isInDrawer ? <NewEntryView {...props} /> : <DefaultEditView {...props} />
}
