import { islands } from './islands'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** What a click is meant for, also on an icon or a text in it. */
const controls = 'a, button, input, label, select, summary, textarea'

/** How far below the screen an island is made ready. */
const rootMargin = '200px'

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? '']
  if (!load) throw new Error(`There is no island "${element.dataset.island}".`)
  const [Component, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island')])
  await hydrateIsland(element, Component)
  element.dataset.hydrated = ''
}

/**
 * Loads React and the component of an island when it is seen or touched. A click that comes before it is ready is repeated
 * then; where it cannot be loaded, links and forms work as without scripts.
 */
export function connectIsland(element: HTMLElement): void {
  let ready: Promise<void> | undefined
  let clicked: HTMLElement | undefined
  const start = () => {
    observer.disconnect()
    ready ??= hydrate(element).catch(console.error).finally(stopWaiting)
    return ready
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!target || opensElsewhere) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // However often it is clicked, it is meant once.
    if (!clicked) void start().then(() => clicked?.click())
    clicked = target
  }
  const stopWaiting = () => {
    element.removeEventListener('click', onClick, true)
    for (const type of touches) element.removeEventListener(type, start, true)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    },
    { rootMargin },
  )
  element.addEventListener('click', onClick, true)
  for (const type of touches) element.addEventListener(type, start, true)
  // The element of an island has no box.
  observer.observe(element.parentElement ?? element)
}
