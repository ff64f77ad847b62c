/**
 * Makes a `<dialog id>` that links to `#id` open a modal dialog with its own URL: Back, Esc, links to
 * `#id-closed` and a click outside close it, and the focus returns to the link that opened it. Without
 * JavaScript the same links show the same element with `:target`. Imports nothing, so that a test can run
 * it in a browser.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const address = `#${dialog.id}`
  let opener: HTMLElement | null = null

  const follow = () => {
    const asked = window.location.hash === address
    if (asked && !dialog.open) dialog.showModal()
    if (!asked && dialog.open) {
      dialog.close()
      opener?.focus()
    }
  }

  const leave = () => {
    if (window.history.state?.dialog === dialog.id) return window.history.back()
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    follow()
  }

  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') === address) {
      event.preventDefault()
      opener = link
      window.history.pushState({ ...window.history.state, dialog: dialog.id }, '', address)
      follow()
    } else if (dialog.open && (event.target === dialog || link?.hash === `${address}-closed`)) {
      event.preventDefault()
      leave()
    }
  }

  const cancel = (event: Event) => {
    event.preventDefault()
    leave()
  }

  dialog.dataset.live = ''
  document.addEventListener('click', press)
  dialog.addEventListener('cancel', cancel)
  window.addEventListener('popstate', follow)
  follow()
  return () => {
    document.removeEventListener('click', press)
    dialog.removeEventListener('cancel', cancel)
    window.removeEventListener('popstate', follow)
    delete dialog.dataset.live
  }
}
