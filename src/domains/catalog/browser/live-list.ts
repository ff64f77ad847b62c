import { parseListQuery, serializeListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { listUpdated } from '@/domains/contributions/browser/list-updated'
import { track } from '@/domains/measurement/browser/collector'
import { type Control, fillForm, formValues, searchParamsOf, valuesAfterToggle } from './filter-form'
import { announce, clearAnnouncement, LoadingIndicator, showLoadingError } from './list-feedback'
import { HttpError, ListPageLoader, type PageRequest } from './list-page-loader'
import { announcementOf, listUrlOf, setLivePart, showLiveParts } from './live-parts'
import { isPriceReversed, priceFields, sortPrices, toggleReversedHint } from './price-bounds'
import { getUserLocation, needsUserLocation } from './user-location'

interface LiveListOptions {
  /** The panel's id. Its form is `{id}-form`; the live regions are `{id}-status` and, in the dialog, `{id}-preview`. */
  id: string
  /** The canonical query string for the values of the form. */
  search: (values: URLSearchParams) => string
  /** Announced when the list could not be loaded. */
  failed: string
  /** Shown when the number of results could not be loaded. */
  countFailed: string
}

const currentUrl = () => window.location.pathname + window.location.search

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Replaces or adds a history entry, keeping its state. */
function updateHistory(url: string, requestedUrl: string): void {
  if (url === currentUrl()) return
  const state = { ...window.history.state }
  if (requestedUrl === currentUrl()) window.history.replaceState(state, '', url)
  else window.history.pushState(state, '', url)
}

/**
 * Updates a list in place. Changes of the form and links with `data-soft` load the page of the new URL and show its
 * live parts; the URL in the address bar follows, and Back undoes one step. While the filters are open in a
 * dialog, changes are only previewed: the list changes on Apply.
 */
class LiveList {
  readonly #options: LiveListOptions
  readonly #form: HTMLFormElement
  readonly #dialog: HTMLDialogElement
  readonly #loader = new ListPageLoader()
  readonly #loading = new LoadingIndicator()
  /** The URL of the list that is shown. */
  #shownUrl = listUrlOf(document) ?? currentUrl()
  /** Whether an error stands in its place. */
  #hasFailed = false
  /** A copy of the dialog before its first preview. */
  #dialogBefore: Node | null = null

  constructor(options: LiveListOptions, form: HTMLFormElement, dialog: HTMLDialogElement) {
    this.#options = options
    this.#form = form
    this.#dialog = dialog
  }

  /** Starts to listen. */
  connect(): void {
    document.addEventListener('change', this.#onChange)
    this.#form.addEventListener('focusout', this.#onFocusOut)
    this.#form.addEventListener('submit', this.#onSubmit)
    document.addEventListener('pointerdown', this.#onPressStart)
    document.addEventListener('keydown', this.#onPressStart)
    document.addEventListener('click', this.#onClick)
    window.addEventListener('popstate', this.#onPopState)
    this.#dialog.addEventListener('close', this.#onClose)
    this.#synchronize()
  }

  /** Applies what the user changed before this script was loaded. */
  #synchronize(): void {
    if (this.#shownUrl !== currentUrl())
      window.history.replaceState({ ...window.history.state }, '', this.#shownUrl + window.location.hash)
    const { search } = this.#options
    if (search(formValues(this.#form)) !== search(searchParamsOf(this.#shownUrl))) this.#applyForm()
    else this.#reloadWhenLocated(null, this.#shownUrl, false, () => this.#navigate(this.#shownUrl))
  }

  get #isDialogOpen(): boolean {
    return this.#dialog.matches(':modal')
  }

  #urlFor(values: URLSearchParams): string {
    const search = this.#options.search(values)
    const { pathname } = new URL(this.#form.action)
    return search === '' ? pathname : `${pathname}?${search}`
  }

  /** An open dialog silences live regions outside of it. */
  #announce(text: string, isVisible = false): void {
    announce(`${this.#options.id}-${this.#isDialogOpen ? 'preview' : 'status'}`, text, isVisible)
  }

  /** Waits for a page. Returns null if it was aborted, or failed after calling `onError`. */
  async #pageOf(request: PageRequest, onError: (error: unknown) => void): Promise<Document | null> {
    try {
      return await request.page
    } catch (error) {
      if (request.abort.signal.aborted) return null
      console.error(error)
      onError(error)
      return null
    }
  }

  /** Loads a list again once the user's location is known, unless another list was requested meanwhile. */
  async #reloadWhenLocated(
    request: PageRequest | null,
    url: string,
    mayPrompt: boolean,
    reload: () => void,
  ): Promise<void> {
    if (!needsUserLocation(url) || request?.userLocation) return
    if ((await getUserLocation(mayPrompt)) && this.#loader.isLatest(request)) reload()
  }

  /** Discards the preview and sets the form to the list that is shown. */
  #discardPreview(): void {
    clearAnnouncement(`${this.#options.id}-preview`)
    toggleReversedHint(this.#form, false)
    if (this.#dialogBefore instanceof Element) showLiveParts(this.#dialog, this.#dialogBefore)
    this.#dialogBefore = null
    fillForm(this.#form, this.#shownUrl)
  }

  #fail(url: string, error: unknown): void {
    this.#hasFailed = true
    showLoadingError(url, error instanceof HttpError ? error.status : null)
    this.#discardPreview()
    this.#announce(this.#options.failed)
  }

  #showPage(page: Document, editedField: Element | null): void {
    const focused = document.activeElement
    showLiveParts(document, page)
    document.title = page.title || document.title
    this.#dialogBefore = null
    fillForm(this.#form, this.#shownUrl, editedField)
    if (!isPriceReversed(this.#form)) toggleReversedHint(this.#form, false)
    if (focused && focused !== document.body && !focused.isConnected)
      document.querySelector<HTMLElement>('[data-list-head]')?.focus({ preventScroll: true })
    document.dispatchEvent(new Event(listUpdated))
    this.#announce(announcementOf(page))
  }

  /** Loads and shows a list, and adds it to the history unless it is the current entry. */
  async #navigate(url: string, isEditing = true): Promise<void> {
    const mayPrompt = !needsUserLocation(this.#shownUrl)
    const request = this.#loader.load(url)
    this.#loading.start()
    const page = await this.#pageOf(request, (error) => this.#fail(url, error))
    if (this.#loader.isLatest(request)) this.#loading.stop()
    if (!page) return
    this.#hasFailed = false
    this.#shownUrl = listUrlOf(page) ?? url
    updateHistory(this.#shownUrl, url)
    this.#showPage(page, isEditing ? document.activeElement : null)
    this.#reloadWhenLocated(request, this.#shownUrl, mayPrompt, () => this.#navigate(this.#shownUrl))
  }

  /** Updates the counts in the dialog and leaves the list as it is. */
  async #preview(): Promise<void> {
    this.#dialogBefore ??= this.#dialog.cloneNode(true)
    this.#loading.stop()
    const request = this.#loader.load(this.#urlFor(formValues(this.#form)))
    const page = await this.#pageOf(request, () => {
      setLivePart('results-count', '')
      this.#announce(this.#options.countFailed, true)
    })
    if (!page) return
    showLiveParts(this.#dialog, page)
    this.#announce(announcementOf(page))
    const mayPrompt = !needsUserLocation(this.#shownUrl)
    this.#reloadWhenLocated(request, request.url, mayPrompt, () => this.#preview())
  }

  #applyForm(): void {
    if (this.#isDialogOpen) this.#preview()
    else this.#navigate(this.#urlFor(formValues(this.#form)))
  }

  /** Listens on the document, because some controls of the form are beside the list. */
  readonly #onChange = ({ target }: Event): void => {
    if (!(target instanceof Element) || (target as Partial<Control>).form !== this.#form) return
    // The user may be about to change the other price as well.
    const isIncomplete = target.closest(priceFields) !== null && isPriceReversed(this.#form)
    const hint = toggleReversedHint(this.#form, isIncomplete)
    if (isIncomplete) this.#announce(hint)
    else {
      track('change_filter')
      this.#applyForm()
    }
  }

  /** Swaps reversed prices when the focus leaves both fields. */
  readonly #onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const fields = target instanceof Element ? target.closest(priceFields) : null
    const hasFocus = [relatedTarget, document.activeElement].some(
      (element) => element instanceof Node && fields?.contains(element),
    )
    const isVisible = Boolean(fields?.getClientRects().length)
    if (!isVisible || hasFocus || !isPriceReversed(this.#form)) return
    sortPrices(this.#form)
    track('change_filter')
    this.#applyForm()
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    sortPrices(this.#form)
    const url = this.#urlFor(formValues(this.#form))
    if (this.#isDialogOpen) {
      // The history entry of the dialog becomes that of the filtered list, so that Back leads to the list before.
      window.history.replaceState({ ...window.history.state, dialog: undefined }, '', url)
      this.#dialog.close('applied')
    }
    this.#navigate(url)
  }

  /** Prefetches the list when the mouse button or the space bar goes down on a checkbox. */
  readonly #onPressStart = (event: PointerEvent | KeyboardEvent): void => {
    const isPress =
      event instanceof KeyboardEvent
        ? event.key === ' '
        : event.pointerType === 'mouse' && isPlainClick(event)
    if (!isPress || !(event.target instanceof Element)) return
    const control = event.target.closest('label')?.control ?? event.target
    if (!(control instanceof HTMLInputElement && control.type === 'checkbox')) return
    if (control.form === this.#form)
      this.#loader.prefetch(this.#urlFor(valuesAfterToggle(this.#form, control)))
  }

  readonly #onClick = async (event: MouseEvent): Promise<void> => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.dataset.soft === undefined || !isPlainClick(event)) return
    event.preventDefault()
    const url = link.pathname + link.search
    const isPager = link.rel !== ''
    if (!isPager && link.dataset.retry === undefined) track('change_filter')
    if (this.#isDialogOpen) {
      fillForm(this.#form, url)
      this.#preview()
      return
    }
    await this.#navigate(url)
    if (isPager) document.querySelector('[data-list-head]')?.scrollIntoView({ block: 'start' })
  }

  readonly #onPopState = (): void => {
    const isShown = currentUrl() === this.#shownUrl && !this.#hasFailed
    if (!isShown && !this.#isDialogOpen) this.#navigate(currentUrl(), false)
  }

  /** A dialog that is closed without Apply leaves no trace. */
  readonly #onClose = (): void => {
    const isApplied = this.#dialog.returnValue === 'applied'
    this.#dialog.returnValue = ''
    if (isApplied) return
    if (this.#dialogBefore && currentUrl() === this.#shownUrl) this.#loader.abortAll()
    this.#discardPreview()
  }
}

/** Makes the list of the page a live list, which announces its results in the element. */
export function connectLiveList({ dataset }: HTMLElement): void {
  const { liveList: id = '', failed = '', countFailed = '' } = dataset
  const collection = dataset.collection as Filterable
  const search = (values: URLSearchParams) =>
    serializeListQuery(collection, { ...parseListQuery(collection, values), page: 1 })
  const form = document.getElementById(`${id}-form`)
  const dialog = document.getElementById(id)
  if (!(form instanceof HTMLFormElement && dialog instanceof HTMLDialogElement))
    throw new Error(`The filter panel "${id}" is missing.`)
  new LiveList({ id, search, failed, countFailed }, form, dialog).connect()
}
