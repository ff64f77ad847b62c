/** Loads the suggestions of a field that has some. Every page has one, so this is as small as it can be. */
const load = ({ target }: { target: unknown }) => {
  const field = target as HTMLInputElement
  if (field.dataset?.suggest)
    import('@/domains/search/browser/suggestions').then((module) => module.connectSuggestions(field))
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', load)
  // A field that got the focus before this script was there.
  load({ target: document.activeElement ?? document })
}
