'use client'

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLocale,
  useModal,
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

/** The address of the collection's entries in the panel. */
function useEntriesPath(): string {
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collectionSlug}`
}

/** Shows the address of an entry once it is stored. */
function useAddressOf(id: EntryId | undefined) {
  const entriesPath = useEntriesPath()
  const { modalState } = useModal()
  const isLeaving = useIsLeaving()
  // Payload closes what is open when the address changes, with what was typed in it.
  const isDrawerOpen = Object.values(modalState).some(({ isOpen }) => isOpen)
  const path = id !== undefined && `${entriesPath}/${id}`
  useEffect(() => {
    // Another address would take back a link that was pressed.
    if (path && !isDrawerOpen && !isLeaving.current)
      window.history.replaceState(null, '', `${path}${window.location.search}`)
  }, [isDrawerOpen, isLeaving, path])
}

/**
 * The id of the new entry once it is stored, and how to record it. If another language is shown by then, with the form of
 * another new entry, the entry is opened in its place.
 */
function useStoredEntry() {
  const path = useEntriesPath()
  const { replace } = useRouter()
  const { code } = useLocale()
  const [id, setId] = useState<EntryId>()
  const form = useRef<{ entry?: EntryId; isGone: boolean }>({ isGone: false })

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
      if (form.current.isGone) followLanguage()
      else setId(entry)
    },
    [followLanguage],
  )
  return { id, onStored }
}

function NewEntryView(props: ViewProps) {
  const info = useDocumentInfo()
  const { setDocumentTitle: showTitle } = useDocumentTitle()
  const { id, onStored } = useStoredEntry()
  useAddressOf(id)
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
