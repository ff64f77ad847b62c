/**
 * Moves the cursor to the search field of the page when “/” is pressed, unless someone types elsewhere. Runs from the
 * document head, because the key works before other scripts run.
 */
export const searchKeyScript = `addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.closest?.('input, textarea, select, [contenteditable]')) return
  const field = [...document.querySelectorAll('[type=search][data-suggest]')].findLast((field) => field.checkVisibility())
  if (!field) return
  event.preventDefault()
  field.focus()
})`
