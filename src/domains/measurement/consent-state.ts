/** Under which the browser keeps the choice, `accepted` or `refused`. */
export const consentKey = 'consent'

/** What `data-consent` of the root element says while no choice is needed or possible. */
export const consentState = { asking: 'asking', objected: 'objected' } as const

/**
 * Runs in the document head before the first paint, so that nothing moves when the banner is shown. Do Not Track and
 * Global Privacy Control are a refusal.
 */
export const consentScript = `{
  const { dataset } = document.documentElement
  let choice = 'refused'
  try { choice = localStorage.getItem('${consentKey}') } catch {}
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) dataset.consent = '${consentState.objected}'
  else if (!choice) dataset.consent = '${consentState.asking}'
}`
