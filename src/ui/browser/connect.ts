/** What a script adds to an element: the selector of such elements, and what connects one. */
export type Behaviour = readonly [selector: string, connect: (element: HTMLElement) => void]

let behaviours: readonly Behaviour[] = []

const connected = new WeakMap<Element, Set<string>>()

/** Sets what the scripts of the site add to elements, once, before anything is connected. */
export function setBehaviours(all: readonly Behaviour[]): void {
  behaviours = all
}

/** Connects every element under the root that has a behaviour, once. To be called for HTML that a script inserts as well. */
export function connectAll(root: ParentNode): void {
  for (const [selector, connect] of behaviours)
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const known = connected.get(element) ?? new Set()
      if (known.has(selector)) continue
      connected.set(element, known.add(selector))
      connect(element)
    }
}
