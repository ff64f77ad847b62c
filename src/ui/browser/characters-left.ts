import { countCharacters } from '@/ui/count-characters'

/** Announced only when typing pauses, because an announcement per keystroke would interrupt. */
const pauseMilliseconds = 1000

/** By the counter. */
const announcements = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** The text of a counter, with digits grouped as in the language of the page; the server leaves that to the browser. */
export function charactersLeftText(label: string, left: number): string {
  if (typeof document === 'undefined') return `${label}: ${left}`
  return `${label}: ${left.toLocaleString(document.documentElement.lang || undefined)}`
}

/** Shows how many characters are left; the function that it returns announces it. */
function showCount(counter: HTMLElement, text: HTMLTextAreaElement): () => void {
  const [shown, status] = counter.children
  const max = Number(counter.dataset.charactersLeft)
  const left = max - countCharacters(text.value)
  const message = charactersLeftText(counter.dataset.label ?? '', left)
  counter.toggleAttribute('data-over', left < 0)
  if (shown && shown.textContent !== message) shown.textContent = message
  return () => {
    if (status) status.textContent = left === max ? '' : message
  }
}

/** Counts the characters that a field of the page contains from the start. */
export function connectCharactersLeft(counter: HTMLElement): void {
  const text = counter.closest('.field')?.querySelector('textarea')
  if (text) showCount(counter, text)
}

function recount(text: unknown): void {
  if (!(text instanceof HTMLTextAreaElement)) return
  const counter = text.closest('.field')?.querySelector<HTMLElement>('[data-characters-left]')
  if (!counter) return
  clearTimeout(announcements.get(counter))
  announcements.set(counter, setTimeout(showCount(counter, text), pauseMilliseconds))
}

const recountTyped = ({ target }: Event) => recount(target)

const recountReset = ({ target }: Event) =>
  // The fields are reset after the event.
  setTimeout(() => (target instanceof HTMLFormElement ? [...target.elements].forEach(recount) : undefined))

/** Counts what is typed, also into fields that appear later. */
export function listenToTyping(): void {
  document.addEventListener('input', recountTyped)
  document.addEventListener('reset', recountReset)
}
