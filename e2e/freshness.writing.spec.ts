import { minimalSpecies, uniqueName } from './support/records'
import { htmlOf, request } from './support/rest'
import { inLanguage, languages } from './support/site'
import { locationsIn } from './support/sitemap'
import { expect, test } from './support/test'
import { text } from './support/text'

async function contains(path: string, words: string): Promise<boolean> {
  const response = await request(path)
  return response.status === 200 && (await response.text()).includes(words)
}

function expectContained(path: string, words: string): Promise<void> {
  return expect.poll(() => contains(path, words), { message: `${path} must contain “${words}”.` }).toBe(true)
}

/** Whether a list names a species on one of its pages. */
async function isListed(list: string, name: string): Promise<boolean> {
  for (let number = 1; ; number += 1) {
    const response = await request(number === 1 ? list : `${list}/page/${number}`)
    if (response.status !== 200) return false
    if ((await response.text()).includes(name)) return true
  }
}

/** Whether one of the sitemaps of species names a page. */
async function isInSitemap(path: string): Promise<boolean> {
  const sitemaps = locationsIn(await htmlOf('/sitemap.xml')).filter((url) => url.includes('/pt/mushrooms-'))
  const pages = await Promise.all(
    sitemaps.map(async (url) => locationsIn(await htmlOf(new URL(url).pathname))),
  )
  return pages.flat().some((url) => new URL(url).pathname === inLanguage('pt', path))
}

test('a changed summary appears on the page in its language only', async ({ records, admin }) => {
  const first = 'The first description.'
  const { id, path, specie } = await records.createSpecies('mutans', { meta: { description: first } })
  for (const language of languages) await expectContained(inLanguage(language, path), first)
  const descriptions = {
    en: 'Seen at dawn under limes.',
    es: 'Vista al alba bajo los tilos.',
    pt: 'Vista ao amanhecer sob as tílias.',
  }
  const { safety } = Object(specie)
  for (const language of languages) {
    const data = { meta: { description: descriptions[language] }, specie: { safety }, _status: 'published' }
    await admin.update('mushrooms', id, data, { locale: language })
    await expectContained(inLanguage(language, path), descriptions[language])
  }
  expect(await contains(inLanguage('es', path), descriptions.en)).toBe(false)
})

test('a species is listed everywhere once published, and nowhere once withdrawn', async ({
  records,
  admin,
}) => {
  const parent = await admin.findOne('categories', { path: 'species/type' })
  const slug = uniqueName('type')
  const type = await records.create('categories', { title: `Type ${slug}`, slug, parent: parent.id })
  const typeList = `/mushrooms/species/type/${slug}`
  const species = minimalSpecies('novus')
  const name = species.specie.scientificName
  const path = `/mushrooms/${species.slug}`
  const { id } = await records.create('mushrooms', { ...species, categories: [type.id], _status: 'draft' })

  const state = async () => ({
    statuses: await Promise.all(
      languages.map(async (language) => (await request(inLanguage(language, path))).status),
    ),
    isInArchive: await isListed('/mushrooms/species', name),
    isInSitemap: await isInSitemap(path),
    isInFeed: await contains(`/feeds/es/species/type/${slug}.atom`, name),
    isInType: await isListed(typeList, name),
    hasTotal: await contains(typeList, text('archive.range', { from: 1, to: 1, total: 1 })),
  })
  const listed = (is: boolean) => ({
    isInArchive: is,
    isInSitemap: is,
    isInFeed: is,
    isInType: is,
    hasTotal: is,
  })
  const unlisted = { statuses: [404, 404, 404], ...listed(false) }
  await expect.poll(state, 'a draft').toEqual(unlisted)
  await admin.update('mushrooms', id, { _status: 'published' })
  await expect.poll(state, 'published').toEqual({ statuses: [200, 200, 200], ...listed(true) })
  await admin.update('mushrooms', id, { _status: 'draft' })
  await expect.poll(state, 'withdrawn').toEqual(unlisted)
})

test('the number of species on the home page is the number of published ones', async ({ records }) => {
  await records.createSpecies('numerus')
  await expect
    .poll(async () => {
      const response = await request('/api/mushrooms?limit=1&depth=0')
      const { totalDocs } = (await response.json()) as { totalDocs: number }
      return (await htmlOf('/')).includes(text('site.homePage.all', { count: totalDocs }))
    })
    .toBe(true)
})

test('a renamed type appears on cards, among the traits and on its page, in its language only', async ({
  records,
  admin,
}) => {
  const parent = await admin.findOne('categories', { path: 'species/type' })
  const slug = uniqueName('type')
  const type = await records.create('categories', { title: `Type ${slug}`, slug, parent: parent.id })
  await admin.update('categories', type.id, { title: `Tipo ${slug}` }, { locale: 'es' })
  const { name } = await records.createSpecies('epicureus', { categories: [type.id] })
  const renamed = `Renamed ${slug}`
  await expect.poll(() => isListed('/mushrooms/species', name)).toBe(true)
  await admin.update('categories', type.id, { title: renamed }, { locale: 'en' })
  await expect.poll(() => isListed('/mushrooms/species', renamed), 'the card').toBe(true)
  await expectContained('/mushrooms', renamed)
  await expectContained(`/mushrooms/species/type/${slug}`, `<h1>${renamed}</h1>`)
  expect(await contains('/es/mushrooms', renamed)).toBe(false)
})

test('a renamed look-alike appears on the pages that name it', async ({ records, admin }) => {
  const lookAlike = await records.createSpecies('similis')
  const { specie } = minimalSpecies('gemellus')
  const pair = { species: lookAlike.id, trait: 'cap', own: 'Smooth', other: 'Rough' }
  const { path, id, specie: stored } = await records.createSpecies('gemellus')
  await admin.update('mushrooms', id, {
    specie: { ...specie, ...Object(stored), lookAlikeSpecies: [pair] },
    _status: 'published',
  })
  await expectContained(path, lookAlike.name)
  const renamed = minimalSpecies('minor').specie.scientificName
  await admin.update('mushrooms', lookAlike.id, {
    specie: { ...Object(lookAlike.specie), scientificName: renamed },
    _status: 'published',
  })
  await expectContained(path, renamed)
})

test('a new poison line appears on every page, the 404 page included', async ({ admin }) => {
  const path = '/api/globals/poison-lines'
  const headers = { Authorization: `JWT ${admin.token}`, 'Content-Type': 'application/json' }
  const { lines } = (await (await request(path)).json()) as { lines: object[] }
  const save = (changed: object[]) =>
    request(path, { method: 'POST', headers, body: JSON.stringify({ lines: changed }) })
  const pages = ['/', '/es/mushrooms/amanita-phalloides', '/pt/no-such-page']
  const naming = async (number: string) => {
    const bodies = await Promise.all(pages.map(async (page) => (await request(page)).text()))
    return bodies.map((body) => body.includes(number))
  }
  expect(await naming('1722 99')).toEqual([false, false, false])
  try {
    expect((await save([...lines, { country: 'UY', number: '1722 99' }])).status).toBe(200)
    await expect.poll(() => naming('1722 99')).toEqual([true, true, true])
  } finally {
    await save(lines)
  }
  await expect.poll(() => naming('1722 99')).toEqual([false, false, false])
})

for (const path of [
  '/',
  '/mushrooms',
  '/mushrooms/species',
  '/mushrooms/species/type/edible',
  '/pt/mushrooms/amanita-phalloides',
  '/es/mushrooms/growing-guide',
  '/mushrooms/never-was',
  '/robots.txt',
])
  test(`${path} is served from the cache, the same to every reader`, async ({ admin }) => {
    const headers = {
      cookie: `payload-token=${admin.token}`,
      'accept-language': 'es',
      'user-agent': 'another browser',
    }
    // Other tests may expire the page in between.
    await expect(async () => {
      await (await request(path)).text()
      const visitor = await request(path)
      expect(visitor.headers.get('x-cache')).toBe('HIT')
      expect(visitor.headers.get('set-cookie')).toBeNull()
      const member = await request(path, { headers })
      expect(member.headers.get('x-cache')).toBe('HIT')
      expect(await member.text()).toBe(await visitor.text())
    }).toPass({ timeout: 60_000 })
  })

test('a reader sees a changed text after reloading the page', async ({ page, records, admin }) => {
  const { id, path } = await records.createSpecies('tardus', { meta: { description: 'The old text.' } })
  await page.goto(path)
  await expect(page.getByText('The old text.')).toBeVisible()
  await admin.update('mushrooms', id, { meta: { description: 'The new text.' }, _status: 'published' })
  await expectContained(path, 'The new text.')
  await page.reload()
  await expect(page.getByText('The new text.')).toBeVisible()
})
