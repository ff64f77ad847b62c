import { voicesShown } from '../../../foundation/contributions/voices-shown'
import { countsIn, recount } from '../../../ui/patterns/counts-of-filters'
import { AskedPages } from './asked-pages'

interface LiveListOptions {
  /** The panel's id; its form is `{id}-form`. */
  id: string
  /** The address that a form's values ask for, in the order addresses have. */
  search: (values: URLSearchParams) => string
  /** Told how many there are now, or that they could not be fetched. */
  said: (words: string) => void
  failed: string
  /** Where the reader is, as a header says it; null where that is not known or not wanted. */
  whereabouts: () => Promise<string | null>
}

const plainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const twins = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-live]')

/** Has parts of the page say what their twins on another page say. What is the same stays, and so does the focus. */
function takeOver(root: ParentNode, page: Document): void {
  const others = new Map([...twins(page)].map((twin) => [twin.dataset.live, twin]))
  const counts = countsIn(page)
  for (const part of twins(root)) {
    const twin = others.get(part.dataset.live)
    if (!twin) {
      if (counts) recount(part, counts)
    } else if (!part.isEqualNode(twin)) part.replaceWith(document.importNode(twin, true))
  }
}

type Control = HTMLInputElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )
}

/** Sets a form to what an address holds; but not the field that somebody is typing in. */
function setTo(form: HTMLFormElement, search: string, typedIn: Element | null = null): void {
  const asked = new URLSearchParams(search)
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = asked.getAll(control.name).includes(control.value)
    else if (control.type !== 'hidden' && control !== typedIn)
      control.value = asked.get(control.name) ?? control.dataset.otherwise ?? ''
  }
}

/**
 * Narrows a list down without leaving its page: what a change of the form or a link (`data-soft`) asks for is fetched
 * from its own address, and what lists, counts and chips (`data-live`) say there is taken over. The address follows, and
 * Back undoes one step. In the dialog of a phone a change is only tried: its address comes with Apply.
 * Without it the same form and links lead to those pages.
 * @returns takes it back
 */
export function liveList({ id, search, said, failed, whereabouts }: LiveListOptions): () => void {
  const form = document.getElementById(`${id}-form`) as HTMLFormElement
  const dialog = document.getElementById(id) as HTMLDialogElement
  const list = () => document.querySelector<HTMLElement>('[data-live="list"]')
  const here = () => window.location.pathname + window.location.search
  let shown = here()
  const pages = new AskedPages(whereabouts)

  const valuesOf = () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>)

  const addressOf = (values: URLSearchParams) => {
    const wanted = search(values)
    const { pathname } = new URL(form.action)
    return wanted === '' ? pathname : `${pathname}?${wanted}`
  }

  async function pageAt(address: string): Promise<Document | null> {
    const asked = pages.ask(address)
    list()?.setAttribute('aria-busy', 'true')
    try {
      return await asked.page
    } catch (error) {
      if (!asked.given.signal.aborted) fail(address, error)
      return null
    } finally {
      if (pages.isLast(asked)) list()?.removeAttribute('aria-busy')
    }
  }

  /** The list is emptied, what was chosen is taken back, and it can be tried again. */
  function fail(address: string, error: unknown): void {
    console.error(error)
    const notice = document.querySelector<HTMLElement>('[data-live-failed]')?.cloneNode(true) as HTMLElement
    notice.hidden = false
    delete notice.dataset.liveFailed
    const retry = notice.querySelector('a')
    if (retry) retry.href = address
    list()?.replaceChildren(notice)
    setTo(form, new URL(shown, window.location.href).search)
    said(failed)
  }

  function saidOf(page: Document): string {
    return page.querySelector<HTMLElement>('[data-live="list"]')?.dataset.said ?? ''
  }

  function show(page: Document, address: string, typedIn: Element | null = null): void {
    const focused = document.activeElement
    takeOver(document, page)
    shown = address
    setTo(form, new URL(address, window.location.href).search, typedIn)
    if (focused && focused !== document.body && !focused.isConnected)
      document.querySelector<HTMLElement>('[data-list-head]')?.focus({ preventScroll: true })
    document.dispatchEvent(new Event(voicesShown))
    said(saidOf(page))
  }

  /** A step: the address changes with the list. */
  async function go(address: string): Promise<void> {
    const page = await pageAt(address)
    if (!page) return
    if (address !== here()) window.history.pushState({ ...window.history.state }, '', address)
    show(page, address, document.activeElement)
  }

  /** What the form asks for is only counted, beside the list as it was. */
  async function tryOut(): Promise<void> {
    const page = await pageAt(addressOf(valuesOf()))
    if (!page) return
    takeOver(dialog, page)
    said(saidOf(page))
  }

  const isModal = () => dialog.matches(':modal')

  /** Some of the form's controls stand beside the list, out of the form itself. */
  const change = ({ target }: Event) => {
    if ((target as Partial<Control>).form !== form) return
    if (isModal()) tryOut()
    else go(addressOf(valuesOf()))
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = addressOf(valuesOf())
    if (isModal()) {
      // The dialog's own entry becomes the narrowed list's: Back leads to the list as it was.
      window.history.replaceState({ ...window.history.state, dialog: undefined }, '', address)
      dialog.close()
    }
    go(address)
  }

  /** What a press of the mouse or the space bar will ask for is fetched as it goes down; it counts as it comes up. */
  const pressed = (event: PointerEvent | KeyboardEvent) => {
    const isPress =
      event instanceof KeyboardEvent ? event.key === ' ' : event.pointerType === 'mouse' && plainPress(event)
    if (!isPress || !(event.target instanceof Element)) return
    const control = event.target.closest('label')?.control ?? event.target
    if (!(control instanceof HTMLInputElement && control.type === 'checkbox' && control.form === form)) return
    const values = valuesOf()
    const others = [...values].filter(([name, value]) => name !== control.name || value !== control.value)
    const wanted = new URLSearchParams(others)
    if (!control.checked) wanted.append(control.name, control.value)
    // Asking where one is waits until one means it.
    if (!wanted.has('near_me')) pages.prepare(addressOf(wanted))
  }

  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.dataset.soft === undefined || !plainPress(event)) return
    event.preventDefault()
    const address = link.pathname + link.search
    if (!isModal()) {
      go(address).then(() => {
        if (link.rel) document.querySelector('[data-list-head]')?.scrollIntoView({ block: 'start' })
      })
      return
    }
    setTo(form, link.search)
    tryOut()
  }

  const back = async () => {
    const address = here()
    if (address === shown || isModal()) return
    const page = await pageAt(address)
    if (page) show(page, address)
  }

  /** Left without Apply, it is as if nothing had been tried. */
  const closed = () => {
    if (here() === shown) pageAt(shown).then((page) => page && show(page, shown))
  }

  document.addEventListener('change', change)
  form.addEventListener('submit', submit)
  document.addEventListener('pointerdown', pressed)
  document.addEventListener('keydown', pressed)
  document.addEventListener('click', press)
  window.addEventListener('popstate', back)
  dialog.addEventListener('close', closed)
  // Browsers keep what was ticked when one comes back from elsewhere; the address says what holds.
  setTo(form, window.location.search)
  return () => {
    pages.close()
    document.removeEventListener('change', change)
    form.removeEventListener('submit', submit)
    document.removeEventListener('pointerdown', pressed)
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('click', press)
    window.removeEventListener('popstate', back)
    dialog.removeEventListener('close', closed)
  }
}
