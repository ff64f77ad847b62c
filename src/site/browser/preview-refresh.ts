import { isDocumentEvent, ready } from '@payloadcms/live-preview'

/**
 * Reloads a preview when the panel that frames or has opened it has saved a draft. The browser restores the scroll
 * position.
 */
export function connectPreviewRefresh(): void {
  if (window.parent === window && !window.opener) return
  const serverURL = window.location.origin
  window.addEventListener('message', (event) => {
    if (isDocumentEvent(event, serverURL)) window.location.reload()
  })
  ready({ serverURL })
}
