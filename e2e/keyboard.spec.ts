import { waitForHydration } from './support/hydration'
import { describeFocus, type Stop, tabThrough } from './support/keyboard'
import { desktop, inLanguage, kinds, languageAt, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'
import { isFocused } from './support/visibility'

const walks = [
  ...Object.values(kinds).map((path, index) => ({
    address: inLanguage(languageAt(index), path),
    viewport: phone,
  })),
  ...[kinds.archive, kinds['deadly species']].map((address) => ({ address, viewport: desktop })),
]

function faultsOf(forwards: Stop[], backwards: Stop[]): string[] {
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

for (const { address, viewport } of walks)
  test(`Tab reaches every control of ${address} at ${viewport.width} px, each named, visible and with a focus ring`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(address)
    await waitForHydration(page, page.locator('body')) // it removes the buttons for readers without scripts
    const forwards = await tabThrough(page, 'Tab')
    const backwards = await tabThrough(page, 'Shift+Tab')
    expect(faultsOf(forwards, backwards)).toEqual([])
  })

test('the first stop of a page skips to its content', async ({ page }) => {
  await page.goto('/pt/mushrooms/amanita-phalloides')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: textIn('pt')('site.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeVisible()
  expect((await describeFocus(page))?.isOnScreen).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**#main')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
})

test('the menu of a phone opens, is tabbed through and closes by keyboard', async ({ openPage }) => {
  const page = await openPage({ viewport: phone })
  await page.goto('/mushrooms/boletus-edulis')
  const menu = page.getByRole('banner').getByRole('group')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  const first = menu.getByRole('link', { name: text('site.nav.mushrooms') })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await isFocused(first)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mushrooms')
})
