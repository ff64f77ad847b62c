/**
 * Replaces a picture that fails to load by the one that its attribute `data-fallback` names. Runs from the document head,
 * because a picture may fail before other scripts run.
 */
export const fallbackScript = `addEventListener('error', ({ target }) => {
  const { fallback } = target.dataset ?? {}
  if (!fallback) return
  delete target.dataset.fallback
  target.src = fallback
}, true)`
