import { connectAll } from '@/ui/browser/connect'

/** Milliseconds of rest before suggestions are fetched, and before their number is announced. */
const pause = { fetch: 90, announce: 300 }

/** What differs between the fields that have suggestions. */
export interface ComboboxOptions {
  /** The list follows this element. */
  anchor: Element
  /** Whether there may be suggestions for a text. */
  mayFind: (query: string) => boolean
  /** Completes the options that the server rendered. */
  complete?: (list: HTMLElement, query: string) => void
  choose: (option: HTMLElement) => void
}

/**
 * A combobox as the ARIA Authoring Practices describe it. The server renders the options, at the address in
 * `data-suggest` of the field.
 */
export class Combobox {
  readonly #input: HTMLInputElement
  readonly #options: ComboboxOptions
  readonly #list = document.createElement('div')
  readonly #status = document.createElement('p')
  readonly #fetched = new Map<string, string>()
  #timer = 0
  #announcement = 0
  #request = new AbortController()
  #active: HTMLElement | null = null

  constructor(input: HTMLInputElement, options: ComboboxOptions) {
    this.#input = input
    this.#options = options
    this.#list.className = 'suggest'
    this.#list.id = `${input.id}-suggestions`
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '')
    this.#list.hidden = true
    this.#status.className = 'hidden-visually'
    this.#status.setAttribute('role', 'status')
    options.anchor.after(this.#list, this.#status)
    // The browser's list would cover this one.
    input.removeAttribute('list')
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
    input.form?.addEventListener('submit', () => this.#close())
    // The field keeps the focus while an option is pressed.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
      if (option) this.#choose(option)
    })
    this.#update()
  }

  get #items(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')]
  }

  #update(): void {
    const query = this.#input.value.trim()
    clearTimeout(this.#timer)
    this.#request.abort()
    const known = this.#fetched.get(query)
    if (!this.#options.mayFind(query)) this.#close()
    else if (known !== undefined) this.#show(query, known)
    else this.#timer = window.setTimeout(() => this.#fetch(query).catch(() => undefined), pause.fetch)
  }

  async #fetch(query: string): Promise<void> {
    this.#request = new AbortController()
    const response = await fetch(`${this.#input.dataset.suggest}?${new URLSearchParams({ q: query })}`, {
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
    this.#options.complete?.(this.#list, query)
    connectAll(this.#list)
    for (const [index, option] of this.#items.entries()) option.id = `${this.#list.id}-${index}`
    this.#activate(null)
    this.#setOpen(this.#items.length > 0)
    clearTimeout(this.#announcement)
    const announced = this.#list.querySelector<HTMLElement>('[data-announced]')?.dataset.announced ?? ''
    this.#announcement = window.setTimeout(() => {
      this.#status.textContent = announced
    }, pause.announce)
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

  #activate(option: HTMLElement | null): void {
    this.#active?.setAttribute('aria-selected', 'false')
    this.#active = option
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  #move(step: 1 | -1): void {
    const options = this.#items
    // One place more than options: the field itself.
    const places = options.length + 1
    const place = this.#active ? options.indexOf(this.#active) : -1
    this.#activate(options[((place + 1 + step + places) % places) - 1] ?? null)
  }

  #choose(option: HTMLElement): void {
    this.#close()
    this.#options.choose(option)
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
