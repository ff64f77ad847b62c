import { Pause, Play } from '@/ui/icons'
import { arrowStep, restMilliseconds } from './carousel-steps'
import { indexInView, rowScroll } from './row-scroll'
import { showIcon } from './show-icon'

/** Changes a text only if it is another, because a live region may announce the same text again. */
function showText(element: Element | null, text: string): boolean {
  if (!element || element.textContent === text) return false
  element.textContent = text
  return true
}

/** The button that pauses and resumes a carousel. */
function showRotation(button: HTMLElement, isRotating: boolean): void {
  const { stop = '', start = '' } = button.dataset
  if (showText(button.querySelector('span'), isRotating ? stop : start))
    showIcon(button, isRotating ? Pause : Play)
}

/** Steps forward at an interval while it is running and the page is visible. */
function automaticSteps(step: (direction: 1) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  return (isRunning: boolean) => {
    if (isRunning === (timer !== undefined)) return
    clearInterval(timer)
    timer = isRunning ? setInterval(() => document.hidden || step(1), restMilliseconds) : undefined
  }
}

/** The first item in view, as the live region of a carousel announces it. */
function announcePlace(row: HTMLElement, place: HTMLElement): void {
  const places = place.dataset.places?.split('\n') ?? []
  showText(place, places[indexInView(row)] ?? '')
}

/** Scrolls a row by the arrow keys while it has the focus. */
function listenToArrows(row: HTMLElement, scrollTo: (position: number) => void): void {
  row.addEventListener('keydown', (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction || event.target !== row) return
    event.preventDefault()
    scrollTo(row.scrollLeft + direction * arrowStep)
  })
}

/** Rotates a carousel unless it is stopped, hovered, unwanted or unnecessary, and shows its controls where it overflows. */
function connectRotation(group: HTMLElement, row: HTMLElement, step: (direction: 1) => void) {
  const controls = group.querySelector<HTMLElement>('[data-carousel-controls]')
  const button = group.querySelector<HTMLElement>('[data-carousel-rotation]')
  const place = group.querySelector<HTMLElement>('[data-places]')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const state = { overflows: false, isStopped: false, isHovered: false }
  const run = automaticSteps(step)
  const canRotate = () => button !== null && state.overflows && !reducedMotion.matches
  const isRotating = () => canRotate() && !state.isStopped

  const update = (change: Partial<typeof state> = {}) => {
    Object.assign(state, change)
    run(isRotating() && !state.isHovered)
    if (controls) controls.hidden = !state.overflows
    if (button) {
      button.hidden = !canRotate()
      showRotation(button, isRotating())
    }
    place?.setAttribute('aria-live', isRotating() ? 'off' : 'polite')
    if (state.overflows) row.tabIndex = 0
    else row.removeAttribute('tabindex')
  }

  new ResizeObserver(() => update({ overflows: row.scrollWidth > row.clientWidth + 1 })).observe(row)
  reducedMotion.addEventListener('change', () => update())
  group.addEventListener('pointerenter', ({ pointerType }) => update({ isHovered: pointerType === 'mouse' }))
  group.addEventListener('pointerleave', () => update({ isHovered: false }))
  if (place) row.addEventListener('scrollend', () => announcePlace(row, place))
  return { button, isRotating, setStopped: (isStopped: boolean) => update({ isStopped }) }
}

/** Adds the controls of the APG carousel pattern to a row that scrolls. */
export function connectCarousel(group: HTMLElement): void {
  const row = group.querySelector('ul')
  if (!row) return
  const { scrollTo, step, cancel } = rowScroll(row)
  const { button, isRotating, setStopped } = connectRotation(group, row, step)
  const stop = () => {
    cancel()
    setStopped(true)
  }

  button?.addEventListener('click', () => (isRotating() ? stop() : setStopped(false)))
  for (const direction of [-1, 1] as const)
    group.querySelector(`[data-carousel-step="${direction}"]`)?.addEventListener('click', () => {
      setStopped(true)
      step(direction)
    })
  // Keyboard focus stops the rotation for good; a mouse click must still reach the pause button.
  group.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return
    stop()
    // Browsers leave a link where it is of which only the beginning is in view.
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  row.addEventListener('pointerdown', stop)
  row.addEventListener('wheel', ({ deltaX }) => deltaX && stop(), { passive: true })
  listenToArrows(row, scrollTo)
}
