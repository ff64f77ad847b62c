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

/** Editors of rich text come later than other fields, so that each kind is counted for itself. */
const kinds = ['input, textarea', '[contenteditable="true"]']

const fieldsOf = (kind: number): (EventTarget | null)[] => [
  ...document.querySelectorAll(`.document-fields :is(${kinds[kind]})`),
]

/** The kind of a field and its place among those of the kind; null for what is no field. */
function placeOf(target: EventTarget | null): [kind: number, index: number] | null {
  const kind = kinds.findIndex((_, candidate) => fieldsOf(candidate).includes(target))
  return kind < 0 ? null : [kind, fieldsOf(kind).indexOf(target)]
}

/** Milliseconds within which the fields of the stored document appear. */
const maxWait = 5000

function restoreFocus(): void {
  const place = sessionStorage.getItem(focusKey)
  if (place === null) return
  sessionStorage.removeItem(focusKey)
  const [kind = 0, index = 0] = place.split(' ').map(Number)
  const giveUpAt = performance.now() + maxWait
  const attempt = () => {
    const field = fieldsOf(kind)[index]
    if (field instanceof HTMLElement) field.focus()
    else if (performance.now() < giveUpAt) requestAnimationFrame(attempt)
  }
  attempt()
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
    const next = placeOf(relatedTarget)
    if (!isModified || !next || !placeOf(target)) return
    sessionStorage.setItem(focusKey, next.join(' '))
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
