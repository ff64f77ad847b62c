import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
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
  test(`the first sheet of the species with the most recorded has all that one must know (${rank + 1} of ${longestCount})`, async ({
    page,
    allSpecies,
  }) => {
    const address = longestOf(allSpecies)[rank]
    await page.goto(String(address))
    await waitForPrintStyles(page)
    for (const [format, sheet] of Object.entries(sheets)) {
      expect(countPages(await page.pdf({ format })), `${address} on ${format}`).toBeLessThanOrEqual(2)
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      expect(await findCutOff(page, sheet), `${address} on ${format}`).toEqual([])
      await page.emulateMedia({ media: null })
    }
  })

/** Returns the names of look-alikes that are hidden, cut at their end, or clipped by what contains them. */
const findClippedNames = (page: Page) =>
  page.locator('#look-alikes .pair-head :is(h3, p)').evaluateAll((names) => {
    const isClipped = (name: Element) => {
      const box = name.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || name.scrollWidth > name.clientWidth + 1) return true
      for (let parent = name.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.documentElement || getComputedStyle(parent).overflowY === 'visible') continue
        const edge = parent.getBoundingClientRect()
        if (box.bottom > edge.bottom + 1 || box.right > edge.right + 1) return true
      }
      return false
    }
    return names.filter(isClipped).map(({ textContent }) => textContent)
  })

test('every deadly species prints the names of all its look-alikes', async ({ page, allSpecies }) => {
  const deadly = allSpecies.filter(({ specie }) => specie.edibility.includes('deadly'))
  expect(deadly.length).toBeGreaterThan(5)
  await page.setViewportSize(sheets.A4)
  for (const [index, { slug, specie }] of deadly.entries()) {
    const address = inLanguage(languageAt(index), `/mushrooms/${slug}`)
    await page.goto(address)
    await waitForPrintStyles(page)
    await page.emulateMedia({ media: 'print' })
    const names = page.locator('#look-alikes .pair-head h3')
    await expect(names, address).toHaveCount(specie.lookAlikeSpecies?.length ?? 0)
    expect(await findClippedNames(page), address).toEqual([])
    await page.emulateMedia({ media: null })
  }
})

/** The lightness of most pixels of a screenshot, which is the paper, and of the darkest. */
async function inkOf(screenshot: Buffer): Promise<{ paper: number; darkest: number }> {
  const data = await sharp(screenshot).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
  const sorted = data.toSorted()
  return { paper: sorted[Math.floor(sorted.length / 2)] ?? 0, darkest: sorted[0] ?? 255 }
}

async function expectDarkOnWhite(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // A screenshot right after a load can be of an empty page.
  await expect(async () => {
    const { paper, darkest } = await inkOf(await page.screenshot())
    expect(paper, `the paper of ${address}`).toBe(255)
    expect(darkest, `the ink of ${address}`).toBeLessThan(90)
  }).toPass({ timeout: 10_000 })
}

for (const path of [kinds['deadly species'], kinds['edible species'], kinds.recipe, kinds.article, kinds.key])
  test(`${path} prints dark on white from the dark theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await waitForPrintStyles(page)
    await expectDarkOnWhite(page, `${path} on a dark device`)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ media: null, colorScheme: 'light' })
    await page.reload()
    await waitForPrintStyles(page)
    await expectDarkOnWhite(page, `${path} with the dark theme chosen`)
  })

test('the key prints each class under its own plate', async ({ page }) => {
  await page.setViewportSize(sheets.A4)
  await page.goto('/mushrooms/identify?shape=gills&colour=brown')
  await waitForPrintStyles(page)
  await page.emulateMedia({ media: 'print' })
  const classes = page.locator('main li:has(h4) .edibility').filter({ visible: true })
  const wide = await classes.evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.getBoundingClientRect().right > (one.closest('li')?.getBoundingClientRect().right ?? 0) + 1,
      )
      .map(({ textContent }) => textContent),
  )
  expect(await classes.count()).toBeGreaterThan(20)
  expect(wide).toEqual([])
})

for (const path of [
  '/mushrooms/identify?shape=gills&colour=brown&ring=skirt&ground=trunk',
  '/mushrooms/species?edibility=edible&month=10',
  '/search?q=boletus',
])
  test(`${path} prints without what can only be pressed`, async ({ page }) => {
    await page.goto(path)
    await waitForPrintStyles(page)
    await page.emulateMedia({ media: 'print' })
    const controls = page.getByRole('main').locator('button, .button, select, .chip svg, summary svg')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
  })

test('a printed species has neither navigation nor the links of the footer', async ({ page }) => {
  await page.goto(kinds['deadly species'])
  await waitForPrintStyles(page)
  await page.emulateMedia({ media: 'print' })
  for (const name of [text('site.mainNavigation'), text('site.language'), text('site.footer.navigation')])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
})

test('a printed article does not list others', async ({ page }) => {
  await page.goto(kinds.article)
  await waitForPrintStyles(page)
  const related = page.getByRole('heading', { name: text('articles.posts.related') })
  await expect(related).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(related).toBeHidden()
})

for (const path of [kinds.recipe, kinds.calendar])
  test(`${path} prints on one sheet`, async ({ page }) => {
    await page.goto(path)
    await waitForPrintStyles(page)
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  })
