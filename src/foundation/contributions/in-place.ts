import { entrySent } from './entry-sent'

/** Told when a list has shown something else, so that marks find their buttons. */
export const voicesShown = 'voices-shown'

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
 * Follows links inside a region without leaving the page: the page behind a link holds the same region, further on
 * (`data-in-place="append"`) or filtered (`"replace"`). Without it the same links lead to that page.
 * @returns takes it back
 */
export function inPlace(region: HTMLElement): () => void {
  const show = async (address: string, way: string | undefined) => {
    region.setAttribute('aria-busy', 'true')
    part(region, 'failed')?.setAttribute('hidden', '')
    try {
      const there = await sameRegion(region, address)
      if (way === 'append') append(region, there)
      else region.replaceChildren(...there.childNodes)
      if (way === 'replace') focusOn(part(region, 'list'))
      document.dispatchEvent(new Event(voicesShown))
    } catch (error) {
      console.error(error)
      part(region, 'failed')?.removeAttribute('hidden')
    }
    region.removeAttribute('aria-busy')
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link?.dataset.inPlace || elsewhere) return
    event.preventDefault()
    if (region.ariaBusy !== 'true') show(link.href, link.dataset.inPlace)
  }
  const refresh = ({ detail }: CustomEventInit<{ kind: string }>) => {
    if (region.dataset.kind === detail?.kind && region.dataset.address)
      show(region.dataset.address, 'refresh')
  }
  region.addEventListener('click', follow)
  document.addEventListener(entrySent, refresh)
  return () => {
    region.removeEventListener('click', follow)
    document.removeEventListener(entrySent, refresh)
  }
}
