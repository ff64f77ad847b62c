import { entrySent } from './entry-sent'
import type { ListUpdate } from './update-list'

/** Loads the script that updates lists only once it is needed. */
async function update(region: HTMLElement, address: string, mode: ListUpdate): Promise<void> {
  const { updateList } = await import('./update-list')
  await updateList(region, address, mode)
}

/**
 * Follows the links with `data-ajax` in a list without leaving the page: the linked page has the same list with further
 * entries (`append`) or with another filter (`replace`). Without JavaScript the links lead to that page.
 */
export function connectAjaxList(region: HTMLElement): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const mode = link?.dataset.ajax
    if (!link || (mode !== 'append' && mode !== 'replace') || opensElsewhere) return
    event.preventDefault()
    if (region.ariaBusy !== 'true') update(region, link.href, mode)
  }
  const refresh = ({ detail }: CustomEventInit<{ kind: string }>) => {
    if (region.dataset.kind === detail?.kind && region.dataset.address)
      update(region, region.dataset.address, 'refresh')
  }
  region.addEventListener('click', follow)
  document.addEventListener(entrySent, refresh)
}
