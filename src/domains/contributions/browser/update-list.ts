import { listUpdated } from './list-updated'

async function sameRegion(region: HTMLElement, address: string): Promise<HTMLElement> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const regions = page.querySelectorAll<HTMLElement>('[data-address]')
  const found = [...regions].find(({ dataset }) => dataset.address === region.dataset.address)
  if (!response.ok || !found)
    throw new Error(`${address} answered ${response.status} without the voices of ${region.dataset.address}.`)
  return found
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

/**
 * Shows in a region what the same region holds on another page: its entries after those that stand (`append`), or
 * instead of them (`replace`, `refresh`).
 */
export async function showInPlace(
  region: HTMLElement,
  address: string,
  way: string | undefined,
): Promise<void> {
  region.setAttribute('aria-busy', 'true')
  part(region, 'failed')?.setAttribute('hidden', '')
  try {
    const there = await sameRegion(region, address)
    if (way === 'append') append(region, there)
    else region.replaceChildren(...there.childNodes)
    if (way === 'replace') focusOn(part(region, 'list'))
    document.dispatchEvent(new Event(listUpdated))
  } catch (error) {
    console.error(error)
    part(region, 'failed')?.removeAttribute('hidden')
  }
  region.removeAttribute('aria-busy')
}
