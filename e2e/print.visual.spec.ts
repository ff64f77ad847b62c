import type { Locator, Page } from '@playwright/test'
import { someOf } from '@/testing/property-runs'
import { selectors } from './support/selectors'
import { inLanguage, kinds, languageAt, languages, siteUrl } from './support/site'
import type { Species } from './support/species'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

/** The space on a sheet of paper within margins of 12 mm, in px. */
const sheets = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } } as const

const longestCount = 12

/** Returns the addresses of the species with the most recorded, which fill a sheet. */
function longestOf(all: Species[]): string[] {
  return all
    .map((species, index) => ({ slug: species.slug, index, length: JSON.stringify(species).length }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, longestCount)
    .map(({ slug, index }) => inLanguage(languageAt(index), `/mushrooms/${slug}`))
}

/** Waits for the print styles, which the page loads last. */
async function waitForPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

interface Part {
  locator: Locator
  /** Whether only some species have it. */
  isOptional?: boolean
}

function partsOf(page: Page): Record<string, Part> {
  const verdict = page.locator(selectors.verdict)
  const path = new URL(page.url()).pathname
  const language = languages.find((code) => path.startsWith(`/${code}/`)) ?? 'en'
  return {
    'the class': { locator: verdict.locator('p').first() },
    'the reason': { locator: verdict.locator('strong').first() },
    'the expert clause': {
      locator: verdict.getByText(textIn(language)('species.verdict.expert'), { exact: true }),
      isOptional: true,
    },
    'the name': { locator: page.getByRole('heading', { level: 1 }) },
    'the plate': { locator: page.locator(selectors.heroPlate).first() },
    'the legend': { locator: page.locator(selectors.plateLegendLastItem).first(), isOptional: true },
    'the first look-alike': { locator: page.locator('#look-alikes li').first(), isOptional: true },
    'the poison centres': {
      locator: page.locator('dl:has(a[href^="tel:"])').filter({ visible: true }).last(),
      isOptional: true,
    },
    'the address': { locator: page.getByText(`${new URL(siteUrl).host}${path}`, { exact: true }) },
  }
}

/** Returns the parts that are missing on the printed sheet or cut off at its edge. */
async function findCutOff(page: Page, sheet: { width: number; height: number }): Promise<string[]> {
  const tolerance = 2 // large letters overhang the edge slightly so that they look aligned
  const cutOff: string[] = []
  for (const [name, { locator, isOptional }] of Object.entries(partsOf(page))) {
    if (isOptional && (await locator.count()) === 0) continue
    const box = (await locator.count()) > 0 ? await locator.boundingBox() : null
    const isWhole =
      box !== null &&
      box.height > 0 &&
      box.y >= -tolerance &&
      box.x >= -tolerance &&
      box.y + box.height <= sheet.height + tolerance &&
      box.x + box.width <= sheet.width + tolerance
    if (!isWhole) cutOff.push(name)
  }
  return cutOff
}

for (const rank of someOf([...Array(longestCount).keys()], 3))
  test(`the species with the most recorded print on one sheet (${rank + 1} of ${longestCount})`, async ({
    page,
    allSpecies,
  }) => {
    const address = longestOf(allSpecies)[rank]
    await page.goto(String(address))
    await waitForPrintStyles(page)
    for (const [format, sheet] of Object.entries(sheets)) {
      expect(countPages(await page.pdf({ format })), `${address} on ${format}`).toBe(1)
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      expect(await findCutOff(page, sheet), `${address} on ${format}`).toEqual([])
      await page.emulateMedia({ media: null })
    }
  })

test('a printed species has neither navigation nor the links of the footer', async ({ page }) => {
  await page.goto(kinds['deadly species'])
  await waitForPrintStyles(page)
  await page.emulateMedia({ media: 'print' })
  for (const name of [text('site.mainNavigation'), text('site.language'), text('site.footer.navigation')])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
})

for (const path of [kinds.recipe, kinds.calendar])
  test(`${path} prints on one sheet`, async ({ page }) => {
    await page.goto(path)
    await waitForPrintStyles(page)
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  })
