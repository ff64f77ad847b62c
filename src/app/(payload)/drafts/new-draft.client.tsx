'use client'

import {
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Remembers across the change of address, which replaces the form, where somebody was about to write. */
const focusKey = 'new-draft-focus'

const fields = (): (EventTarget | null)[] => [
  ...document.querySelectorAll('.document-fields :is(input, textarea, [contenteditable="true"])'),
]

/** The place of a field among those of the form; -1 for what is none. */
const positionOf = (target: EventTarget | null) => fields().indexOf(target)

function restoreFocus(): void {
  const position = sessionStorage.getItem(focusKey)
  if (position === null) return
  sessionStorage.removeItem(focusKey)
  const field = fields()[Number(position)]
  if (field instanceof HTMLElement) field.focus()
}

/**
 * Stores a new document as a draft when its first field is left for another one, so that it saves itself from then on.
 * Payload would only begin to after a press of "Save Draft", because drafts are validated.
 */
export function NewDraft() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const isInDrawer = useEditDepth() > 1
  const isModified = useFormModified()
  const isNew = id === undefined

  const onFocusOut = useEffectEvent(async ({ target, relatedTarget }: FocusEvent) => {
    const next = positionOf(relatedTarget)
    if (!isModified || next < 0 || positionOf(target) < 0) return
    sessionStorage.setItem(focusKey, String(next))
    const query = `locale=${locale}&depth=0&fallback-locale=null&draft=true`
    const result = await submit({
      action: `${config.routes.api}/${collectionSlug}?${query}`,
      method: 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!result?.res.ok) sessionStorage.removeItem(focusKey)
  })

  useEffect(() => {
    if (isInDrawer) return
    if (!isNew) return restoreFocus()
    const listener = (event: FocusEvent) => void onFocusOut(event)
    document.addEventListener('focusout', listener)
    return () => document.removeEventListener('focusout', listener)
  }, [isNew, isInDrawer])

  return isNew ? <LeaveWithoutSaving /> : null
}
