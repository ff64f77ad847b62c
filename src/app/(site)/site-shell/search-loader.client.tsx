'use client'

import { useEffect } from 'react'

/** Loads the suggestions when a search field gets the focus. */
export function SearchLoader() {
  useEffect(() => {
    const start = async ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.suggest === undefined) return
      const { connectSuggestions } = await import('@/domains/search/browser/suggestions')
      connectSuggestions(target)
    }
    start({ target: document.activeElement }).catch(console.error)
    document.addEventListener('focusin', start)
    return () => document.removeEventListener('focusin', start)
  }, [])
  return null
}
