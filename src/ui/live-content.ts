import { flushSync } from 'react-dom'

/** HTML by the name of the part that shows it in place of what the server has rendered. */
const contents = new Map<string, string>()
const listeners = new Set<() => void>()

/** Shows new HTML in parts of the page. Their elements have changed when this returns. */
export function setLiveContent(changes: ReadonlyMap<string, string>): void {
  if (changes.size === 0) return
  for (const [name, html] of changes) contents.set(name, html)
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

export const getLiveContent = (name: string): string | undefined => contents.get(name)

export function subscribeToLiveContent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
