import { listPartHeader } from '@/domains/catalog/browser/list-part'
import { track } from '@/domains/measurement/browser/collector'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'

/** Milliseconds of rest before suggestions are fetched, and before their number is announced. */
const pause = { fetch: 90, announce: 300 }

const minLength = 2

const connected = new WeakSet<HTMLInputElement>()

/** A combobox as the ARIA Authoring Practices describe it. The server renders the options. */
class Suggestions {
  readonly #input: HTMLInputElement
  readonly #form: HTMLFormElement
  readonly #list = document.createElement('div')
  readonly #status = document.createElement('p')
  readonly #fetched = new Map<string, string>()
  #timer = 0
  #announcement = 0
  #request = new AbortController()
  #active: Element | null = null

  constructor(input: HTMLInputElement, form: HTMLFormElement) {
    this.#input = input
    this.#form = form
    this.#list.className = 'suggest'
    this.#list.id = `${input.id}-suggestions`
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '')
    this.#list.hidden = true
    this.#status.className = 'hidden-visually'
    this.#status.setAttribute('role', 'status')
    form.after(this.#list, this.#status)
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      autocomplete: 'off',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.setAttribute('aria-controls', this.#list.id)
    input.addEventListener('input', () => this.#update())
    input.addEventListener('focus', () => this.#update())
    input.addEventListener('blur', () => this.#close())
    input.addEventListener('keydown', (event) => this.#onKey(event))
    form.addEventListener('submit', () => rememberSearch(input.value))
    // The field keeps the focus while an option is pressed.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null
      if (option) this.#choose(option)
    })
    this.#update()
  }

  get #options(): Element[] {
    return [...this.#list.querySelectorAll('[role=option]')]
  }

  #update(): void {
    const query = this.#input.value.trim()
    clearTimeout(this.#timer)
    this.#request.abort()
    const known = this.#fetched.get(query)
    if (query.length < minLength && (query !== '' || recentSearches().length === 0)) this.#close()
    else if (known !== undefined) this.#show(query, known)
    else this.#timer = window.setTimeout(() => this.#fetch(query).catch(() => undefined), pause.fetch)
  }

  async #fetch(query: string): Promise<void> {
    this.#request = new AbortController()
    const response = await fetch(`${this.#form.action}/suggest?${new URLSearchParams({ q: query })}`, {
      headers: { [listPartHeader]: '1' },
      signal: this.#request.signal,
    })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const html = page.querySelector('[data-suggestions]')?.innerHTML ?? ''
    this.#fetched.set(query, html)
    if (query === this.#input.value.trim() && document.activeElement === this.#input) this.#show(query, html)
  }

  #show(query: string, html: string): void {
    this.#list.innerHTML = html
    if (query === '') this.#fillRecent()
    for (const [index, option] of this.#options.entries()) option.id = `${this.#list.id}-${index}`
    this.#activate(null)
    this.#setOpen(this.#options.length > 0)
    clearTimeout(this.#announcement)
    const announced = this.#list.querySelector<HTMLElement>('[data-announced]')?.dataset.announced ?? ''
    this.#announcement = window.setTimeout(() => {
      this.#status.textContent = announced
    }, pause.announce)
  }

  /** Repeats the option for a recent search that the server rendered without knowing any. */
  #fillRecent(): void {
    const [template] = this.#options
    for (const query of recentSearches()) {
      const option = template?.cloneNode(true)
      if (!(option instanceof HTMLElement)) return
      option.dataset.href = `${this.#form.action}?${new URLSearchParams({ q: query })}`
      const name = option.querySelector('.name')
      if (name) name.textContent = query
      template?.before(option)
    }
    template?.remove()
  }

  #setOpen(isOpen: boolean): void {
    this.#list.hidden = !isOpen
    this.#input.setAttribute('aria-expanded', String(isOpen))
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#request.abort()
    this.#activate(null)
    this.#setOpen(false)
  }

  #activate(option: Element | null): void {
    this.#active?.setAttribute('aria-selected', 'false')
    this.#active = option
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  #move(step: 1 | -1): void {
    const options = this.#options
    // One place more than options: the field itself.
    const places = options.length + 1
    const place = this.#active ? options.indexOf(this.#active) : -1
    this.#activate(options[((place + 1 + step + places) % places) - 1] ?? null)
  }

  #choose(option: Element): void {
    const { href, forget } = (option as HTMLElement).dataset
    if (forget !== undefined) {
      forgetSearches()
      this.#close()
    } else if (href) {
      rememberSearch(this.#input.value)
      if (!href.includes('?')) track('select_result')
      location.assign(href)
    }
  }

  #onKey(event: KeyboardEvent): void {
    const isOpen = !this.#list.hidden
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) this.#move(event.key === 'ArrowDown' ? 1 : -1)
      else this.#update()
    } else if (event.key === 'Enter' && this.#active) {
      event.preventDefault()
      this.#choose(this.#active)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      this.#close()
    }
  }
}

/** The rules of the suggestions, which no page needs before. */
function addStyles(): void {
  if (document.querySelector('link[href="/styles/suggestions.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/styles/suggestions.css'
  document.head.append(link)
}

/** Gives a search field suggestions, once. */
export function connectSuggestions(input: HTMLInputElement): void {
  const { form } = input
  if (!form || connected.has(input)) return
  connected.add(input)
  addStyles()
  new Suggestions(input, form)
}
