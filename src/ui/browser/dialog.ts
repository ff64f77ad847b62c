/**
 * Makes a `<dialog id>` that links to `#id` open a modal dialog with its own URL: Back, Esc, links to
 * `#id-closed` and a click outside close it, and the focus returns to the link that opened it. Without
 * JavaScript the same links show the same element with `:target`. Imports nothing, so that a test can run
 * it in a browser.
 */
export function connectDialog(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  const hash = `#${dialog.id}`
  let opener: HTMLElement | null = null

  const followUrl = () => {
    const isRequested = window.location.hash === hash
    if (isRequested && !dialog.open) dialog.showModal()
    if (!isRequested && dialog.open) {
      dialog.close()
      opener?.focus()
    }
  }

  const close = () => {
    if (window.history.state?.dialog === dialog.id) return window.history.back()
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    followUrl()
  }

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') === hash) {
      event.preventDefault()
      opener = link
      window.history.pushState({ ...window.history.state, dialog: dialog.id }, '', hash)
      followUrl()
    } else if (dialog.open && (event.target === dialog || link?.hash === `${hash}-closed`)) {
      event.preventDefault()
      close()
    }
  }

  const handleCancel = (event: Event) => {
    event.preventDefault()
    close()
  }

  dialog.dataset.live = ''
  document.addEventListener('click', handleClick)
  dialog.addEventListener('cancel', handleCancel)
  window.addEventListener('popstate', followUrl)
  followUrl()
}
