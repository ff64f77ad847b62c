import type { Page } from '@playwright/test'
import { someOf } from '@/testing/property-runs'
import { htmlOf } from './support/rest'
import { selectors } from './support/selectors'
import { desktop, edibilityOrder, inLanguage, languageAt, phone } from './support/site'
import type { Species } from './support/species'
import { expect, test } from './support/test'

const dangerOf = ({ specie }: Species) =>
  Math.min(...specie.edibility.map((value) => edibilityOrder.indexOf(value)))
const isToxic = (species: Species) => dangerOf(species) <= edibilityOrder.indexOf('poisonous')
const isEaten = (species: Species) => dangerOf(species) >= edibilityOrder.indexOf('edible')
const isDangerous = (species: Species) => dangerOf(species) <= edibilityOrder.indexOf('caution')

/** The look-alikes that a verdict must name: dangerous ones; for a toxic species, the edible ones it is mistaken for. */
function lookAlikesToName(species: Species, all: Species[]): string[] {
  const lookAlikes =
    species.specie.lookAlikeSpecies?.map((pair) => all.find(({ id }) => id === pair.species)) ?? []
  return lookAlikes
    .filter((lookAlike) => lookAlike !== undefined)
    .filter(isToxic(species) ? isEaten : isDangerous)
    .map(({ slug }) => slug)
}

/** Returns what a verdict must say and that cannot be read on the first screen with its icon and its word. */
function findMissing(page: Page, slugs: string[]): Promise<string[]> {
  return page.evaluate(
    ({ slugs, verdictSelector }) => {
      const isSeen = (element: Element | null | undefined) => {
        const { top, bottom, left, right, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      }
      const isReadable = (element: Element | null | undefined) =>
        isSeen(element) && isSeen(element?.querySelector('svg')) && Boolean(element?.textContent?.trim())
      const verdict = document.querySelector(verdictSelector)
      const shopLink = document.querySelector(
        'main a[href*="/product"], main a[href*="/vendor"], main a[href*="/cart"], main a[href*="/wholesale"], main a[href*="/dropshipping"]',
      )
      return [
        ...(isReadable(verdict?.querySelector('p')) ? [] : ['its class']),
        ...(shopLink ? ['the verdict before a link to a shop'] : []),
        ...slugs.filter((slug) => !isReadable(verdict?.querySelector(`a[href$="/mushrooms/${slug}"]`))),
      ]
    },
    { slugs, verdictSelector: selectors.verdict },
  )
}

/** Returns the HTML up to the end of the verdict: what follows does not move it, and its layout would take half of the time. */
function upToVerdict(html: string): string {
  const end = html.indexOf('</section>', html.indexOf('<main'))
  if (end < 0) throw new Error('The page has no verdict.')
  return html.slice(0, end)
}

/** Shows the body of another page of the same kind without opening it, which takes half of the time. */
function showBody(page: Page, html: string): Promise<void> {
  return page.evaluate((source) => {
    const { body, documentElement } = new DOMParser().parseFromString(source, 'text/html')
    document.documentElement.lang = documentElement.lang
    document.body.replaceWith(body)
  }, html)
}

// The verdict is part of the HTML, and plates have their size before they arrive.
test.use({ javaScriptEnabled: false })

// The poisonous ones are always read. Four tests share them, since the number of species is known only once the site runs.
const shares = 4

for (let share = 0; share < shares; share += 1)
  test(`the first screen of a species shows its class and its dangerous look-alikes (${share + 1} of ${shares})`, async ({
    page,
    allSpecies,
  }) => {
    await page.route(/\/plates\//, (route) => route.abort())
    await page.goto('/mushrooms/amanita-phalloides')
    const read = allSpecies.filter(isToxic).concat(
      someOf(
        allSpecies.filter((species) => !isToxic(species)),
        5,
      ),
    )
    for (const [index, species] of read.entries()) {
      if (index % shares !== share) continue
      const address = inLanguage(languageAt(index), `/mushrooms/${species.slug}`)
      await test.step(address, async () => {
        await showBody(page, upToVerdict(await htmlOf(address)))
        for (const viewport of [desktop, phone]) {
          await page.setViewportSize(viewport)
          expect(
            await findMissing(page, lookAlikesToName(species, allSpecies)),
            `${viewport.width} px`,
          ).toEqual([])
        }
      })
    }
  })
