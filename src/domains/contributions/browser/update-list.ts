import { connectAll } from '@/ui/browser/connect'
import { listUpdated } from './list-updated'

/** How a list takes over what another page shows; `replace` moves the focus to the list, `refresh` does not. */
export type ListUpdate = 'append' | 'replace' | 'refresh'

async function fetchRegion(region: HTMLElement, address: string): Promise<HTMLElement> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const regions = page.querySelectorAll<HTMLElement>('[data-address]')
  const match = [...regions].find(({ dataset }) => dataset.address === region.dataset.address)
  if (!response.ok || !match)
    throw new Error(`${address} answered ${response.status} without the list of ${region.dataset.address}.`)
  return match
}

function part(region: ParentNode, name: 'list' | 'foot' | 'failed'): HTMLElement | null {
  return region.querySelector(`[data-part="${name}"]`)
}

function append(region: HTMLElement, more: HTMLElement): void {
  const items = [...(part(more, 'list')?.children ?? [])]
  part(region, 'list')?.append(...items)
  const foot = part(more, 'foot')
  if (foot) part(region, 'foot')?.replaceWith(foot)
  focusOn(items[0])
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: false })
}

/** Updates a list with what the page at the address shows in the same list. */
export async function updateList(region: HTMLElement, address: string, mode: ListUpdate): Promise<void> {
  region.setAttribute('aria-busy', 'true')
  part(region, 'failed')?.setAttribute('hidden', '')
  try {
    const fetched = await fetchRegion(region, address)
    if (mode === 'append') append(region, fetched)
    else region.replaceChildren(...fetched.childNodes)
    if (mode === 'replace') focusOn(part(region, 'list'))
    connectAll(region)
    document.dispatchEvent(new Event(listUpdated))
  } catch (error) {
    console.error(error)
    part(region, 'failed')?.removeAttribute('hidden')
  }
  region.removeAttribute('aria-busy')
}
