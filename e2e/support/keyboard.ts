import type { Locator, Page } from '@playwright/test'

export interface Stop {
  name: string
  /** Position among all elements that can be focused. */
  position: number
  hasIndicator: boolean
  isOnScreen: boolean
  isCovered: boolean
}

/** Describes the element that has the focus; null outside the page. */
export function describeFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const focusable = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
    // A hidden checkbox is drawn by its label or by what the label contains.
    const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isControl ? element.labels?.[0] : undefined
    const isHidden = element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0'
    const drawn = label && isHidden ? label : element
    const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
    const hasOutline = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(part)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return opacity !== '0' && (isOutlined || boxShadow !== 'none')
    }
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      name: (element.getAttribute('aria-label') ?? (label ?? drawn).textContent ?? '').trim().slice(0, 60),
      position: focusable.indexOf(element),
      hasIndicator: hasOutline(drawn) || (drawn === label && [...drawn.children].some(hasOutline)),
      isOnScreen: width > 0 && top < innerHeight && top + height > 0,
      isCovered: topmost === null || (!drawn.contains(topmost) && !topmost.contains(drawn)),
    }
  })
}

/** Presses a key until the focus leaves the page or, where the browser has no other control, wraps around. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  const maxStops = 500
  while (stops.length < maxStops) {
    await page.keyboard.press(key)
    const stop = await describeFocus(page)
    const last = stops.at(-1)
    if (!stop || (key === 'Shift+Tab' && last && stop.position > last.position)) return stops
    stops.push(stop)
  }
  throw new Error(`The page has more than ${maxStops} stops.`)
}

/** Tabs through the page, forwards and backwards, and returns what is wrong with its stops. */
export async function findTabFaults(page: Page): Promise<string[]> {
  const forwards = await tabThrough(page, 'Tab')
  const backwards = await tabThrough(page, 'Shift+Tab')
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
