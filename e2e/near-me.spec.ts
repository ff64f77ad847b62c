import { FilteredList } from './support/filters'
import { someLanguages } from './support/sample'
import { selectors } from './support/selectors'
import { inLanguage, kinds } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

const corvallis = { latitude: 44.5646, longitude: -123.262 }
const nearYou = text('filters.near.chipHere', { distance: '31 mi' })
const distances = { en: '31 mi', es: '50 km', pt: '50 km' }
const withDistance = / · [\d,]+ mi$/

function near(place: string, distance = '31 mi'): string {
  return text('filters.near.chip', { place, distance })
}

test.describe('where the browser tells the location', () => {
  test.use({ geolocation: corvallis, permissions: ['geolocation'] })

  test('products near the reader show their distance, and the address does not contain the location', async ({
    page,
  }) => {
    const list = new FilteredList(page)
    await list.open()
    await list.nearMe.check()
    await expect(list.chip(nearYou)).toBeVisible()
    await expect(list.sellers.first()).toHaveText(withDistance)
    for (const seller of await list.sellers.allInnerTexts()) expect(seller).toMatch(withDistance)
    expect(list.search).toBe('?near_me=true')
    await expect(list.results.getByRole('img', { name: text('filters.map'), exact: true })).toHaveCount(1)
  })

  test('products near the reader stay so after a reload and in categories', async ({ page }) => {
    const list = new FilteredList(page)
    await list.open()
    await list.nearMe.check()
    await expect(list.chip(nearYou)).toBeVisible()
    const total = await list.total()
    await page.reload()
    await expect(list.chip(nearYou)).toBeVisible()
    await list.expectTotal(total)
    await list.categories.getByRole('link', { name: /^Growing/ }).click()
    await page.waitForURL('**/mushrooms/products/growing?near_me=true')
    await expect(list.chip(nearYou)).toBeVisible()
    await expect(list.sellers.first()).toHaveText(withDistance)
    for (const seller of await list.sellers.allInnerTexts()) expect(seller).toMatch(withDistance)
  })

  test('a named place replaces the location of the reader, which is not sent', async ({ page, openPage }) => {
    const list = new FilteredList(page)
    await list.open()
    await list.nearMe.check()
    await expect(list.chip(nearYou)).toBeVisible()
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('place=')) requests.push(JSON.stringify(request.headers()))
    })
    await list.placeField.fill('Boulder')
    await list.placeField.blur()
    await expect(list.chip(near('Boulder'))).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(requests[0]).not.toContain('44.5')
    const other = new FilteredList(await openPage({ permissions: [] }))
    await other.open(`${kinds.products}?near_me=true&place=Boulder`)
    expect(await list.total()).toBe(await other.total())
  })
})

test('the list does not wait for the location and is updated once it is known', async ({ openContext }) => {
  const page = await (await openContext()).newPage()
  const list = new FilteredList(page)
  await page.addInitScript(({ latitude, longitude }) => {
    navigator.geolocation.getCurrentPosition = (onSuccess) => {
      const coords = { latitude, longitude, accuracy: 1 } as GeolocationCoordinates
      Object.assign(window, {
        reportLocation: () => onSuccess({ coords, timestamp: 0 } as GeolocationPosition),
      })
    }
  }, corvallis)
  await list.open()
  await list.nearMe.check()
  await expect(list.chip(text('filters.near.chipUnknownLocation'))).toBeVisible()
  const everywhere = await list.total()
  await list.unfold(text('filters.availability'))
  await list.option('in_stock', 'true').check()
  await list.expectSearch('?in_stock=true&near_me=true')
  await page.waitForFunction(() => 'reportLocation' in window)
  await page.evaluate(() => Reflect.get(window, 'reportLocation')())
  await expect(list.chip(nearYou)).toBeVisible()
  expect(await list.total()).toBeLessThan(everywhere)
  expect(list.search).toBe('?in_stock=true&near_me=true')
})

for (const language of someLanguages)
  for (const path of [kinds.products, kinds.vendors])
    test(`an unknown place in ${path} in ${language} is reported with places to choose`, async ({ page }) => {
      const t = textIn(language)
      const list = new FilteredList(page, language)
      await list.open(inLanguage(language, `${path}?near_me=true&place=Corvalis`))
      await expect(
        list.results.getByText(t('filters.near.unknownPlace', { place: 'Corvalis' })),
      ).toBeVisible()
      await expect(list.results).not.toContainText(distances[language])
      await list.results.getByRole('link', { name: 'Corvallis, OR' }).click()
      const chip = t('filters.near.chip', { place: 'Corvallis, OR', distance: distances[language] })
      await expect(list.results.getByText(chip).first()).toBeVisible()
      await expect(page.getByText(t('filters.near.suggestions'))).toHaveCount(0)
    })

test('the map shows every store of the list, nearest first, and each leads to its vendor', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?near_me=true&place=Kennett+Square&km=1000&sort=distance&page=2`)
  const stores = page.locator(selectors.storeList)
  const names = await stores.getByRole('link').allInnerTexts()
  const sellersOnPage = new Set((await list.sellers.allInnerTexts()).map((seller) => seller.split(',')[0]))
  expect(names.length).toBeGreaterThan(sellersOnPage.size)
  const vendors = await list.form
    .locator('label', { has: page.locator('[name="vendor"]') })
    .evaluateAll((labels) =>
      labels.map((label) => ({
        name: label.querySelector('span')?.textContent,
        count: label.querySelector('span[aria-hidden="true"]')?.textContent,
      })),
    )
  const withProducts = vendors.filter(({ count }) => count !== '0').map(({ name }) => name)
  expect(names.toSorted()).toEqual(withProducts.toSorted())
  await expect(page.locator(selectors.mapMark)).toHaveCount(names.length)
  const distances = (await stores.getByRole('listitem').allInnerTexts()).map((store) =>
    Number(/(\d+) mi$/.exec(store.replaceAll(/(?<=\d),(?=\d)/g, ''))?.[1]),
  )
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  await stores.getByRole('link').first().click()
  await page.waitForURL('**/mushrooms/vendor/**')
})

test('the default order of products is by distance near a place, and says so', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?sort=distance`)
  const selected = list.sort.locator('option:checked')
  await expect(selected).toHaveText(text('filters.sort.relevance'))
  await list.expectSearch('')
  await list.nearMe.check()
  await expect(selected).toHaveText(text('filters.sort.distance'))
  expect(list.search).not.toContain('sort')
  await list.nearMe.uncheck()
  await list.expectSearch('')
  await expect(selected).toHaveText(text('filters.sort.relevance'))
})

test('a place without results suggests a wider radius with its number of results', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?near_me=true&place=Denver&km=8`)
  await expect(list.results.getByText(text('filters.near.widerRadius'))).toBeVisible()
  const startsWithWider = new RegExp(`^${near('Denver', 'RADIUS').replace('RADIUS', '\\d+ mi')}`)
  const suggestion = list.results.getByRole('link', { name: startsWithWider }).first()
  const count = Number(/(\d+)$/.exec((await suggestion.innerText()).trim())?.[1])
  await suggestion.click()
  await list.expectAnnounced(count)
  expect(await list.total()).toBe(count)
  // The usual radius, 50 km, stands in no address.
  expect(new URL(page.url()).searchParams.get('km') ?? '50').toMatch(/^(16|50|80|161|322|any)$/)
})

test('without the location, vendors with a store are listed and a city can be named', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open()
  await list.nearMe.check()
  await expect(list.results.getByText(text('filters.near.unknownLocation'))).toBeVisible()
  await expect(list.results.getByText(nearYou)).toHaveCount(0)
  const stores = await list.total()
  expect(stores).toBeGreaterThan(0)
  await list.placeField.fill('Corvallis')
  await list.placeField.blur()
  await expect(list.chip(near('Corvallis'))).toBeVisible()
  const nearby = await list.total()
  expect(nearby).toBeGreaterThan(0)
  expect(nearby).toBeLessThan(stores)
  for (const seller of await list.sellers.allInnerTexts()) expect(seller).toMatch(withDistance)
  await list.form.getByLabel(text('filters.near.within')).selectOption('322')
  await expect(list.chip(near('Corvallis', '200 mi'))).toBeVisible()
  expect(await list.total()).toBeGreaterThanOrEqual(nearby)
})

test('while a place is typed, towns and postcodes are suggested and chosen by keyboard or mouse', async ({
  page,
}) => {
  const t = textIn('es')
  const list = new FilteredList(page, 'es')
  await list.open(inLanguage('es', kinds.products))
  await list.nearMe.check()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const options = page.getByRole('listbox', { name: t('filters.near.place') }).getByRole('option')
  await list.placeField.focus()
  await expect(page.getByRole('group', { name: t('search.townsWithStores') })).toBeVisible()
  expect(scripts.length).toBeLessThanOrEqual(1)
  await list.placeField.pressSequentially('münchen')
  await expect(options.first()).toHaveText(/^Múnich\s*Bavaria, Alemania$/)
  await list.placeField.press('ArrowDown')
  await list.placeField.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(list.placeField).toHaveValue('Múnich, Alemania')
  await expect(
    list.results.getByText(t('filters.near.from', { place: 'Múnich, Alemania' })).first(),
  ).toBeVisible()
  await list.placeField.fill('8020')
  await options.filter({ hasText: '80205 Denver' }).click()
  await expect(list.placeField).toHaveValue('Denver, CO 80205')
  await expect(list.placeField).toBeFocused()
  await expect(
    list.results.getByText(t('filters.near.from', { place: 'Denver, CO 80205' })).first(),
  ).toBeVisible()
})

test('beside what a store nearby has, what is delivered to the country is offered', async ({ page }) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?near_me=true&place=Denver`)
  const atStore = await list.total()
  const delivered = list.results.getByRole('link', {
    name: text('filters.near.delivered', { country: 'United States' }),
  })
  const count = Number(/(\d+)$/.exec((await delivered.innerText()).trim())?.[1])
  expect(count).toBeGreaterThan(atStore)
  await delivered.click()
  await list.expectAnnounced(count)
  expect(list.search).toBe('?region=US')
})

test('places without vendors are known, and namesakes are offered, the most populous first', async ({
  page,
}) => {
  const list = new FilteredList(page)
  await list.open(`${kinds.products}?near_me=true&place=10115+Berlin`)
  await expect(
    list.results.getByText(text('filters.near.from', { place: 'Berlin, Germany 10115' })),
  ).toBeVisible()
  await list.open(`${kinds.products}?near_me=true&place=Springfield`)
  await expect(list.results.getByText(text('filters.near.from', { place: 'Springfield, MO' }))).toBeVisible()
  await list.results.getByRole('link', { name: 'Springfield, IL' }).click()
  await expect(list.results.getByText(text('filters.near.from', { place: 'Springfield, IL' }))).toBeVisible()
})

test('a postcode is that of a country of the language, and those of other countries are offered', async ({
  page,
}) => {
  const t = textIn('es')
  const list = new FilteredList(page, 'es')
  const from = (place: string) => list.results.getByText(t('filters.near.from', { place }))
  await list.open(inLanguage('es', `${kinds.products}?near_me=true&place=28001`))
  await expect(from('Madrid, España 28001')).toContainText(t('filters.near.area'))
  await expect(list.results.getByText(t('filters.near.samePostcode'))).toBeVisible()
  await list.results.getByRole('link', { name: 'Albemarle, NC 28001' }).click()
  await expect(from('Albemarle, NC 28001')).not.toContainText(t('filters.near.area'))
})
