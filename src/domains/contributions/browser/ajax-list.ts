import { entrySent } from './entry-sent'

/** Fetched once there is something to show. */
async function show(region: HTMLElement, address: string, way: string | undefined): Promise<void> {
  const { showInPlace } = await import('./update-list')
  await showInPlace(region, address, way)
}

/**
 * Follows links inside a region without leaving the page: the page behind a link holds the same region, further on
 * (`data-in-place="append"`) or filtered (`"replace"`). Without it the same links lead to that page.
 * @returns takes it back
 */
export function inPlace(region: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link?.dataset.inPlace || elsewhere) return
    event.preventDefault()
    if (region.ariaBusy !== 'true') show(region, link.href, link.dataset.inPlace)
  }
  const refresh = ({ detail }: CustomEventInit<{ kind: string }>) => {
    if (region.dataset.kind === detail?.kind && region.dataset.address)
      show(region, region.dataset.address, 'refresh')
  }
  region.addEventListener('click', follow)
  document.addEventListener(entrySent, refresh)
  return () => {
    region.removeEventListener('click', follow)
    document.removeEventListener(entrySent, refresh)
  }
}
