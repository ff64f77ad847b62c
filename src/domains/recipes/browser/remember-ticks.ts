import { readStored, store } from './stored-recipe'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.need .tick')]

/** Restores the ingredients that were ticked off, and stores each change. */
export function rememberTicks(slug: string): void {
  const { ticked = [] } = readStored(slug)
  // What was ticked off before this script was loaded stays so.
  for (const [index, box] of boxes().entries()) box.checked ||= ticked.includes(index)
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.need')) return
    store(slug, { ticked: boxes().flatMap((box, index) => (box.checked ? [index] : [])) })
  }
  document.addEventListener('change', remember)
}
