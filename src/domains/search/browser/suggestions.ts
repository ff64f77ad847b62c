import { track } from '@/domains/measurement/browser/collector'
import { Combobox, type ComboboxOptions } from './combobox'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'

const minLength = 2

/** Repeats the option for a recent search that the server rendered without knowing any. */
function fillRecent(list: HTMLElement, action: string): void {
  const template = list.querySelector<HTMLElement>('[role=option]')
  for (const query of recentSearches()) {
    const option = template?.cloneNode(true)
    if (!(option instanceof HTMLElement)) return
    option.dataset.href = `${action}?${new URLSearchParams({ q: query })}`
    const name = option.querySelector('.name')
    if (name) name.textContent = query
    template?.before(option)
  }
  template?.remove()
}

function followSearch(input: HTMLInputElement, { href, forget }: DOMStringMap): void {
  if (forget !== undefined) forgetSearches()
  else if (href) {
    rememberSearch(input.value)
    if (!href.includes('?')) track('select_result')
    location.assign(href)
  }
}

/** A search field suggests pages, and before anything is typed the recent searches. */
function searchOptions(input: HTMLInputElement, form: HTMLFormElement): ComboboxOptions {
  form.addEventListener('submit', () => rememberSearch(input.value))
  return {
    anchor: form,
    mayFind: (query) => query.length >= minLength || (query === '' && recentSearches().length > 0),
    complete: (list, query) => {
      if (query === '') fillRecent(list, form.action)
    },
    choose: ({ dataset }) => followSearch(input, dataset),
  }
}

/** A field for a place takes over the label of a place, as if it had been typed. */
function placeOptions(input: HTMLInputElement): ComboboxOptions {
  let known = input.value
  return {
    anchor: input,
    mayFind: (query) => query === '' || (query.length >= minLength && query !== known),
    // The field may be at the end of the window or of a dialog.
    complete: (list) => requestAnimationFrame(() => list.scrollIntoView({ block: 'nearest' })),
    choose: ({ dataset: { value = '' } }) => {
      known = value
      input.value = value
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
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

const connected = new WeakSet<HTMLInputElement>()

/** Gives a field suggestions, once. */
export function connectSuggestions(input: HTMLInputElement): void {
  const { form } = input
  if (!form || connected.has(input)) return
  connected.add(input)
  addStyles()
  new Combobox(input, input.type === 'search' ? searchOptions(input, form) : placeOptions(input))
}
