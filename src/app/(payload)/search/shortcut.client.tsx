'use client'

import { useEffect } from 'react'

/** Whether a key press belongs to a field or a combination. */
function isTyping({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const field =
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select'))
  return altKey || ctrlKey || metaKey || Boolean(field)
}

/** Opens the search with the key `/`: moves the focus to the page's search field, or leads to the search. */
export function SearchShortcut() {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('.panel-search input')
      if (field) field.focus()
      else window.location.assign('/admin/search')
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return null
}
