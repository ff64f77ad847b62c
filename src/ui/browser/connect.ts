/**
 * What a script adds to an element: the selector of such elements, and what connects one. A promise resolves when it is
 * connected.
 */
export type Behaviour = readonly [selector: string, connect: (element: HTMLElement) => unknown]

let behaviours: readonly Behaviour[] = []

const connected = new WeakMap<Element, Set<string>>()

/** Sets what the scripts of the site add to elements, once, before anything is connected. */
export function setBehaviours(all: readonly Behaviour[]): void {
  behaviours = all
}

/**
 * Connects every element under the root that has a behaviour, once. To be called for HTML that a script inserts as well.
 * What fails, such as a script that cannot be loaded, keeps nothing else from working. Resolves when all are connected.
 */
export async function connectAll(root: ParentNode): Promise<void> {
  const connections: Promise<void>[] = []
  for (const [selector, connect] of behaviours)
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const known = connected.get(element) ?? new Set()
      if (known.has(selector)) continue
      connected.set(element, known.add(selector))
      connections.push(connectOne(element, connect))
    }
  await Promise.all(connections)
}

async function connectOne(element: HTMLElement, connect: Behaviour[1]): Promise<void> {
  try {
    await connect(element)
  } catch (error) {
    console.error(error)
  }
}
