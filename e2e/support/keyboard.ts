import type { Locator, Page } from '@playwright/test'

interface Stop {
  name: string
  /** Position among all elements that can be focused. */
  position: number
  hasIndicator: boolean
  isOnScreen: boolean
  isCovered: boolean
}

interface Tour {
  stops: Stop[]
  /** Whether the focus has left the page or, where the browser has no other control, wrapped around. */
  isOver: boolean
}

/**
 * Makes the page describe each stop when the next Tab is pressed or the tour is read, and ignore Tab once the tour is over.
 * To ask the page after each key, or to release it, would take most of the time of a test.
 */
function startTour(page: Page): Promise<void> {
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
    const hasOutline = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(part)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return opacity !== '0' && (isOutlined || boxShadow !== 'none')
    }
    const describe = (element: HTMLElement): Stop => {
      // A hidden checkbox is drawn by its label or by what the label contains.
      const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const label = isControl ? element.labels?.[0] : undefined
      const isHidden = element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0'
      const drawn = label && isHidden ? label : element
      const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        name: (element.getAttribute('aria-label') ?? (label ?? drawn).textContent ?? '').trim().slice(0, 60),
        position: focusable.indexOf(element),
        hasIndicator: hasOutline(drawn) || (drawn === label && [...drawn.children].some(hasOutline)),
        isOnScreen: width > 0 && top < innerHeight && top + height > 0,
        isCovered: topmost === null || (!drawn.contains(topmost) && !topmost.contains(drawn)),
      }
    }
    const tour: Tour = { stops: [], isOver: false }
    Reflect.get(window, 'tour')?.end.abort()
    const end = new AbortController()
    let pressed: KeyboardEvent | undefined
    const describePressed = () => {
      if (!pressed || tour.isOver) return
      const { shiftKey } = pressed
      pressed = undefined
      const element = document.activeElement
      const isInPage = element instanceof HTMLElement && element !== document.body
      const stop = isInPage ? describe(element) : null
      const last = tour.stops.at(-1)
      tour.isOver = !stop || (shiftKey && last !== undefined && stop.position > last.position)
      if (stop && !tour.isOver) tour.stops.push(stop)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      describePressed()
      if (tour.isOver) event.preventDefault()
      else pressed = event
    }
    Object.assign(window, { tour: Object.assign(tour, { end, describePressed }) })
    addEventListener('keydown', onKeyDown, { capture: true, signal: end.signal })
  })
}

const readTour = (page: Page): Promise<Tour> =>
  page.evaluate(() => {
    const tour: Tour & { describePressed: () => void } = Reflect.get(window, 'tour')
    tour.describePressed()
    return { stops: tour.stops, isOver: tour.isOver }
  })

/** Presses Tab until the focus leaves the page or wraps around. */
async function tabThrough(page: Page, direction: 'forwards' | 'backwards'): Promise<Stop[]> {
  const maxStops = 500
  const pressesAtOnce = 20
  const key = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: direction === 'backwards' ? 8 : 0,
  }
  const session = await page.context().newCDPSession(page)
  await startTour(page)
  for (let presses = 0; presses < maxStops; presses += pressesAtOnce) {
    const events = Array.from({ length: pressesAtOnce }, () =>
      session.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
    )
    await Promise.all(events)
    const { stops, isOver } = await readTour(page)
    if (!isOver) continue
    await session.detach()
    return stops
  }
  throw new Error(`The page has more than ${maxStops} stops.`)
}

/** Moves the focus before all controls, because an empty search takes it. */
const focusStart = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })

/** Tabs through the page, forwards and backwards, and returns what is wrong with its stops. */
export async function findTabFaults(page: Page): Promise<string[]> {
  await focusStart(page)
  const forwards = await tabThrough(page, 'forwards')
  const backwards = await tabThrough(page, 'backwards')
  const faults: string[] = []
  const positions = forwards.map(({ position }) => position)
  if (forwards.length < 10) faults.push(`only ${forwards.length} stops`)
  if (positions.some((position, index) => position < (positions[index - 1] ?? 0))) faults.push('out of order')
  if (backwards.length !== forwards.length)
    faults.push(`${forwards.length} stops forwards, ${backwards.length} backwards`)
  for (const { name, position, hasIndicator, isOnScreen, isCovered } of [...forwards, ...backwards]) {
    if (!name) faults.push(`stop ${position} has no name`)
    if (!hasIndicator) faults.push(`“${name}” shows no focus`)
    if (!isOnScreen) faults.push(`“${name}” is off the screen`)
    else if (isCovered) faults.push(`“${name}” is covered`)
  }
  return faults
}

/** Returns the names of a form's controls in order: one for each control, one for all radio buttons of a name. */
export function controlsOf(form: Locator): Promise<string[]> {
  return form.evaluate((element) => {
    const controls = [
      ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
    const reachable = controls.filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled, [type="hidden"]') &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    return [...new Set(reachable.map((control) => control.getAttribute('name') ?? control.textContent ?? ''))]
  })
}

/** Tabs through a form from its beginning until the focus leaves it, and returns the names of the controls. */
export async function tabThroughForm(page: Page, form: Locator): Promise<string[]> {
  await form.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    element.tabIndex = -1
    element.focus()
    element.removeAttribute('tabindex')
  })
  const stops: string[] = []
  const maxStops = 120
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab')
    const name = await form.evaluate((element) => {
      const focused = document.activeElement
      if (!element.contains(focused)) return null
      return focused?.getAttribute('name') ?? focused?.textContent ?? ''
    })
    if (name === null) return [...new Set(stops)]
    stops.push(name)
  }
  throw new Error(`The form has more than ${maxStops} stops.`)
}
