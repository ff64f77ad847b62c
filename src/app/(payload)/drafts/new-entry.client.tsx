'use client'

import {
  DefaultEditView,
  DocumentInfoProvider,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
} from '@payloadcms/ui'
import { type ComponentProps, createContext, useCallback, useMemo, useState } from 'react'

interface NewEntry {
  /** Called with the id of the entry once it is stored. */
  onStored: (id: number | string) => void
  /** Writes the heading above the form, which Payload renders outside of it. */
  showTitle: (title: string) => void
}

/** The form of an entry that was new when it was opened; null for others. */
export const NewEntryContext = createContext<NewEntry | null>(null)

type ViewProps = ComponentProps<typeof DefaultEditView>

function NewEntryView(props: ViewProps) {
  const info = useDocumentInfo()
  const { config } = useConfig()
  const { setDocumentTitle: showTitle } = useDocumentTitle()
  const [id, setId] = useState<number | string>()
  const { collectionSlug } = info
  const onStored = useCallback(
    (stored: number | string) => {
      setId(stored)
      const path = `${config.routes.admin}/collections/${collectionSlug}/${stored}`
      window.history.replaceState(null, '', `${path}${window.location.search}`)
    },
    [collectionSlug, config.routes.admin],
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
