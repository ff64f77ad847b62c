'use client'

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useRouteTransition,
} from '@payloadcms/ui'
import { type ComponentProps, createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react'

interface NewEntry {
  /** Called with the id of the entry once it is stored. */
  onStored: (id: number | string) => void
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

function NewEntryView(props: ViewProps) {
  const info = useDocumentInfo()
  const { config } = useConfig()
  const { setDocumentTitle: showTitle } = useDocumentTitle()
  const [id, setId] = useState<number | string>()
  const isLeaving = useIsLeaving()
  const { collectionSlug } = info
  const onStored = useCallback(
    (stored: number | string) => {
      setId(stored)
      // Another address would take back a link that was pressed.
      if (isLeaving.current) return
      const path = `${config.routes.admin}/collections/${collectionSlug}/${stored}`
      window.history.replaceState(null, '', `${path}${window.location.search}`)
    },
    [collectionSlug, config.routes.admin, isLeaving],
  )
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
