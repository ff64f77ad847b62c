import { listUpdated } from '@/domains/contributions/browser/list-updated'
import { countsIn, recount } from '@/ui/patterns/update-filter-counts'
import { ListPageLoader, type LoadedPage } from './list-page-loader'
import { hint, isCrossed, priceFields, putInOrder } from './price-bounds'
import { needsUserLocation, userLocation } from './user-location'

interface LiveListOptions {
  /** The panel's id; its form is `{id}-form`, what is said of the list `{id}-said`, in the dialog `{id}-tried`. */
  id: string
  /** The address that a form's values ask for, in the order addresses have. */
  search: (values: URLSearchParams) => string
  failed: string
  /** Said where what is only tried could not be counted. */
  uncounted: string
}

/** Longer than this, and the list's place is held for what comes, in milliseconds. */
const soon = 300

const plainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const twins = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-live]')

const liveIn = (page: ParentNode, part: string) => page.querySelector<HTMLElement>(`[data-live="${part}"]`)

/** Has parts of the page say what their twins on another page say. What is the same stays, and so does the focus. */
function takeOver(root: ParentNode, page: ParentNode): void {
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

const queryIn = (address: string) => new URLSearchParams(address.split('?')[1])

/** Sets a form to what an address holds; but not the fields that somebody is writing in. */
function setTo(form: HTMLFormElement, address: string, writtenIn: Element | null = null): void {
  const asked = queryIn(address)
  const left = writtenIn?.closest(priceFields) ?? writtenIn
  for (const control of controlsOf(form)) {
    const isAsked = asked.getAll(control.name).includes(control.value)
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = isAsked
    else if (control.type === 'hidden') control.disabled = !isAsked
    else if (!left?.contains(control))
      control.value = asked.get(control.name) ?? control.dataset.otherwise ?? ''
    if (control instanceof HTMLSelectElement)
      for (const option of control.options)
        if (option.value === 'distance') option.disabled = !asked.has('near_me')
  }
}

/**
 * Narrows a list down without leaving its page: what a change of the form or a link (`data-soft`) asks for is fetched
 * from its own address, and what lists, counts and chips (`data-live`) say there is taken over. The address follows, as
 * the server has understood it (`data-address`), and Back undoes one step. In the dialog of a phone a change is only
 * tried: its address comes with Apply. Without it the same form and links lead to those pages.
 * @returns takes it back
 */
export function liveList({ id, search, failed, uncounted }: LiveListOptions): () => void {
  const form = document.getElementById(`${id}-form`) as HTMLFormElement
  const dialog = document.getElementById(id) as HTMLDialogElement
  const list = () => liveIn(document, 'list')
  const here = () => window.location.pathname + window.location.search
  const addressIn = (page: ParentNode) => liveIn(page, 'list')?.dataset.address
  let shown = addressIn(document) ?? here()
  /** The dialog as it was before anything was tried in it. */
  let before: HTMLElement | null = null
  let waiting = 0
  const pages = new ListPageLoader()

  const isModal = () => dialog.matches(':modal')

  const valuesOf = () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>)

  const addressOf = (values: URLSearchParams) => {
    const wanted = search(values)
    const { pathname } = new URL(form.action)
    return wanted === '' ? pathname : `${pathname}?${wanted}`
  }

  /** A dialog makes what is beside it silent; and what is the same as before is spoken only if it comes anew. */
  function t(words: string, isShown = false): void {
    const region = document.getElementById(`${id}-${isModal() ? 'tried' : 'said'}`)
    if (!region) return
    region.classList.toggle('hidden-visually', !isShown)
    region.textContent = ''
    window.setTimeout(() => {
      region.textContent = words
    }, 100)
  }

  const saidOf = (page: ParentNode) => liveIn(page, 'list')?.dataset.said ?? ''

  function wait(): void {
    list()?.setAttribute('aria-busy', 'true')
    window.clearTimeout(waiting)
    waiting = window.setTimeout(() => {
      const skeleton = document.querySelector('[data-live-slow] > *')
      const cards = list()?.querySelector('.narrowed-cards')
      if (skeleton && !cards?.querySelector('.archive-skeleton')) cards?.append(skeleton.cloneNode(true))
    }, soon)
  }

  function waited(): void {
    window.clearTimeout(waiting)
    list()?.removeAttribute('aria-busy')
    list()?.querySelector('.archive-skeleton')?.remove()
  }

  /** The page that was asked for; null where it does not come, or something else counts by now. */
  async function pageOf(asked: LoadedPage, fail: () => void): Promise<Document | null> {
    try {
      return await asked.page
    } catch (error) {
      if (asked.given.signal.aborted) return null
      console.error(error)
      fail()
      return null
    }
  }

  /** Once it is known where the reader is, what depends on it is asked for again, if it still counts. */
  async function locate(asked: LoadedPage | null, address: string, mayAsk: boolean, again: () => void) {
    if (!needsUserLocation(address) || asked?.at) return
    if ((await userLocation(mayAsk)) && pages.isLast(asked)) again()
  }

  /** What was only tried is forgotten. */
  function restore(): void {
    const tried = document.getElementById(`${id}-tried`)
    tried?.replaceChildren()
    tried?.classList.add('hidden-visually')
    hint(form, false)
    if (before) takeOver(dialog, before)
    before = null
    setTo(form, shown)
  }

  /** The list is emptied, what was chosen is taken back, and it can be tried again. */
  function fail(address: string): void {
    const notice = document.querySelector<HTMLElement>('[data-live-failed]')?.cloneNode(true) as HTMLElement
    notice.hidden = false
    delete notice.dataset.liveFailed
    const retry = notice.querySelector('a')
    if (retry) retry.href = address
    list()?.replaceChildren(notice)
    liveIn(document, 'range')?.replaceChildren()
    restore()
    t(failed)
  }

  function show(page: Document, writtenIn: Element | null): void {
    const focused = document.activeElement
    takeOver(document, page)
    document.title = page.title || document.title
    before = null
    setTo(form, shown, writtenIn)
    if (!isCrossed(form)) hint(form, false)
    if (focused && focused !== document.body && !focused.isConnected)
      document.querySelector<HTMLElement>('[data-list-head]')?.focus({ preventScroll: true })
    document.dispatchEvent(new Event(listUpdated))
    t(saidOf(page))
  }

  /** A step: the address changes with the list. To where one is already, it is none. */
  async function go(address: string, isWriting = true): Promise<void> {
    const mayAsk = !needsUserLocation(shown)
    const asked = pages.ask(address)
    wait()
    const page = await pageOf(asked, () => fail(address))
    if (pages.isLast(asked)) waited()
    if (!page) return
    shown = addressIn(page) ?? address
    if (shown !== here()) {
      const state = { ...window.history.state }
      if (address === here()) window.history.replaceState(state, '', shown)
      else window.history.pushState(state, '', shown)
    }
    show(page, isWriting ? document.activeElement : null)
    locate(asked, shown, mayAsk, () => go(shown))
  }

  /** What the form asks for is only counted, beside the list as it was. */
  async function tryOut(): Promise<void> {
    before ??= dialog.cloneNode(true) as HTMLElement
    waited()
    const asked = pages.ask(addressOf(valuesOf()))
    const page = await pageOf(asked, () => {
      liveIn(dialog, 'results-count')?.replaceChildren()
      t(uncounted, true)
    })
    if (!page) return
    takeOver(dialog, page)
    t(saidOf(page))
    locate(asked, asked.address, !needsUserLocation(shown), tryOut)
  }

  const act = () => (isModal() ? tryOut() : go(addressOf(valuesOf())))

  /** Some of the form's controls stand beside the list, out of the form itself. */
  const change = ({ target }: Event) => {
    if (!(target instanceof Element) || (target as Partial<Control>).form !== form) return
    // Who has written one end above the other may be about to write that.
    const isUnready = target.closest(priceFields) !== null && isCrossed(form)
    const words = hint(form, isUnready)
    if (isUnready) t(words)
    else act()
  }

  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const fields = target instanceof Element ? target.closest(priceFields) : null
    const isLeft = ![relatedTarget, document.activeElement].some((other) =>
      fields?.contains(other as Node | null),
    )
    // What has left the screen with its dialog is not meant.
    if (!fields?.getClientRects().length || !isLeft || !isCrossed(form)) return
    putInOrder(form)
    act()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    putInOrder(form)
    const address = addressOf(valuesOf())
    if (isModal()) {
      // The dialog's own entry becomes the narrowed list's: Back leads to the list as it was.
      window.history.replaceState({ ...window.history.state, dialog: undefined }, '', address)
      dialog.close('applied')
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
    pages.prepare(addressOf(wanted))
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
    setTo(form, address)
    tryOut()
  }

  const back = () => {
    if (here() !== shown && !isModal()) go(here(), false)
  }

  /** Left without Apply, it is as if nothing had been tried. */
  const closed = () => {
    const isApplied = dialog.returnValue === 'applied'
    dialog.returnValue = ''
    if (isApplied) return
    if (before && here() === shown) pages.giveUp()
    restore()
  }

  document.addEventListener('change', change)
  form.addEventListener('focusout', leave)
  form.addEventListener('submit', submit)
  document.addEventListener('pointerdown', pressed)
  document.addEventListener('keydown', pressed)
  document.addEventListener('click', press)
  window.addEventListener('popstate', back)
  dialog.addEventListener('close', closed)
  if (shown !== here())
    window.history.replaceState({ ...window.history.state }, '', shown + window.location.hash)
  // What was chosen before this script was there counts.
  if (search(valuesOf()) !== search(queryIn(shown))) act()
  else locate(null, shown, false, () => go(shown))
  return () => {
    pages.giveUp()
    window.clearTimeout(waiting)
    document.removeEventListener('change', change)
    form.removeEventListener('focusout', leave)
    form.removeEventListener('submit', submit)
    document.removeEventListener('pointerdown', pressed)
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('click', press)
    window.removeEventListener('popstate', back)
    dialog.removeEventListener('close', closed)
  }
}
