import { badgeName, FilteredList } from './support/filters'
import { selectors } from './support/selectors'
import { desktop, inLanguage, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text, textIn } from './support/text'

test('a list without results names the filters to remove and the number of results then', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?species=boletus-edulis&badge=kosher`)
  expect(await list.total()).toBe(0)
  await expect(page.getByText(text('filters.noProducts', { filter: '' }).replace(/\s*\.$/, ''))).toBeVisible()
  // “without <name>Kosher</name>”, followed by the number
  const [removalOf = ''] = String(text.raw('filters.without')).split('<')
  const suggestion = list.results.getByRole('link', { name: startsWith(removalOf) }).first()
  const count = Number(/\d+$/.exec((await suggestion.innerText()).trim())?.[0])
  expect(count).toBeGreaterThan(0)
  await suggestion.click()
  await list.expectAnnounced(count)
  expect(await list.total()).toBe(count)
})

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['es', false],
] as const)
  test(`a filter value that does not exist is named in ${language} and can be removed, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled })
    const t = textIn(language)
    // The page of all mushrooms has no list, so it leads to that of species.
    const response = await page.goto(
      inLanguage(language, '/mushrooms?edibility=choice&colour=purplish-nonsense'),
    )
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([
      200,
      inLanguage(language, kinds.archive),
    ])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const list = page.getByRole('region', { name: t('filters.results') })
    await expect(list.getByText(t('filters.none'))).toBeVisible()
    const section = t('identify.name.colour')
    const values = t('filters.unknown.chip', { section, value: 'purplish-nonsense' })
    await expect(list.getByText(t('filters.unknown.title', { values }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('purplish')
    await list.getByRole('link', { name: t('filters.unknown.remove', { count: 1 }) }).click()
    await expect(page).toHaveURL(/\?edibility=choice$/)
    await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(list.getByText(values)).toHaveCount(0)
  })

test('a list that fails to load says so, undoes the change and can be retried', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  await list.unfold(text('filters.sections.badge'))
  const count = await list.countOf('badge', 'smallFarm')
  const isSmallFarm = ({ search }: URL) => search === '?badge=smallFarm'
  await page.route(isSmallFarm, (route) => route.fulfill({ status: 500, body: '' }))
  await list.option('badge', 'smallFarm').click()
  await expect(list.results.getByText(text('filters.failed'))).toBeVisible()
  await expect(list.results.getByText(text('filters.failedStatus', { code: '500' }))).toBeVisible()
  await expect(list.option('badge', 'smallFarm')).not.toBeChecked()
  expect(list.search).toBe('')
  await expect(list.results.getByText(/\d+–\d+ of/)).toHaveCount(0)
  await page.unroute(isSmallFarm)
  await list.results.getByRole('link', { name: text('filters.retry') }).click()
  await list.expectAnnounced(count)
  expect(await list.total()).toBe(count)
})

test('Forward shows the list that is open when Back could not load the one before', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  await list.unfold(text('filters.sections.badge'))
  const count = await list.countOf('badge', 'smallFarm')
  await list.option('badge', 'smallFarm').click()
  await list.expectAnnounced(count)
  const isUnfiltered = ({ pathname, search }: URL) => pathname === kinds.products && search === ''
  await page.route(isUnfiltered, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goBack()
  await expect(list.results.getByText(text('filters.failed'))).toBeVisible()
  await page.goForward()
  await expect(list.results.getByText(text('filters.failed'))).toHaveCount(0)
  expect(await list.total()).toBe(count)
})

test('a slow list shows placeholders as high as the list before', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  const skeleton = list.results.locator(selectors.skeletonCard).filter({ visible: true })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ search }) => search === '?badge=smallFarm',
    async (route) => {
      await released
      await route.continue()
    },
  )
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  await list.unfold(text('filters.sections.badge'))
  const [before, count] = [await pageHeight(), await list.countOf('badge', 'smallFarm')]
  await list.option('badge', 'smallFarm').check()
  await expect(skeleton).toHaveCount(8)
  expect(await pageHeight()).toBe(before)
  await expect(list.titles.first()).toBeHidden()
  release()
  await list.expectAnnounced(count)
  await expect(skeleton).toHaveCount(0)
  await expect(list.titles.first()).toBeVisible()
})

for (const viewport of [phone, desktop])
  test(`a list can be filtered without scripts, ${viewport.width} px wide`, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport })
    await page.goto(kinds.products)
    const list = new FilteredList(page)
    const unfiltered = await list.total()
    if (viewport === phone) await list.opener.click()
    await list.unfold(text('filters.sections.badge'))
    const count = await list.countOf('badge', 'smallFarm')
    await list.option('badge', 'smallFarm').check()
    await page.getByRole('button', { name: text('ui.filters.apply') }).click()
    await page.waitForURL('**badge=smallFarm**')
    await list.expectTotal(count)
    expect(count).toBeLessThan(unfiltered)
    await expect(list.removeFilter(badgeName('smallFarm'))).toBeVisible()
  })
