import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'
import { asAdmin, ask, bareSpecies, categoryAt, htmlOf, inLanguage, languages, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

/** Within this many milliseconds of publishing, every page must be right: a line of the issue. */
const bar = 2000

/** Asks until the answer is as wanted, and tells after how long that was. */
async function until(condition: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await condition())) {
    if (performance.now() - began > 5 * bar) return Number.POSITIVE_INFINITY
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return performance.now() - began
}

async function has(path: string, text: string): Promise<boolean> {
  const response = await ask(path)
  return response.status === 200 && (await response.text()).includes(text)
}

/** What the pages that list species say of one, by name. */
async function listings(name: string) {
  const home = await htmlOf('/')
  const total = Number(/All (\d+) species/.exec(home)?.[1])
  const last = Math.ceil(total / 20)
  const mushrooms = await htmlOf('/mushrooms')
  const count = /href="\/mushrooms\/species\/type\/gourmet".*?, (\d+|none)(?: species)?<\/span>/s.exec(
    mushrooms,
  )?.[1]
  const ofType = await htmlOf('/mushrooms/species/type/gourmet')
  const typeTotal = Number(/of (\d+)<\/p>/.exec(ofType)?.[1] ?? 0)
  const lastOfType = Math.max(1, Math.ceil(typeTotal / 20))
  const archive = await ask(last === 1 ? '/mushrooms/species' : `/mushrooms/species/page/${last}`)
  const typePage =
    lastOfType === 1 ? ofType : await (await ask(`/mushrooms/species/type/gourmet/page/${lastOfType}`)).text()
  return {
    total,
    count: Number(count),
    typeTotal,
    inArchive: archive.status === 200 && (await archive.text()).includes(name),
    inType: typePage.includes(name),
  }
}

describe('an editor', () => {
  it('changes a summary, and the page of that language shows it', async () => {
    const species = bareSpecies('mutans')
    const first = { meta: { description: 'What was written first.' } }
    const { id } = await records.make('mushrooms', { ...species, ...first, _status: 'published' })
    const path = `/mushrooms/${species.slug}`
    for (const language of languages)
      expect(await has(inLanguage(language, path), first.meta.description)).toBe(true)
    const texts = {
      en: 'Seen at dawn under limes.',
      es: 'Vista al alba bajo los tilos.',
      pt: 'Vista ao amanhecer sob as tílias.',
    }
    for (const language of languages) {
      const session = await asAdmin()
      const written = {
        meta: { description: texts[language] },
        specie: { safety: species.specie.safety },
        _status: 'published',
      }
      await session.update('mushrooms', id, written, { locale: language })
      expect(await until(() => has(inLanguage(language, path), texts[language])), language).toBeLessThan(bar)
    }
    expect(await has(inLanguage('es', path), texts.en)).toBe(false)
  })

  it('publishes a species, which is then everywhere, and takes it back, and it is nowhere', async () => {
    const session = await asAdmin()
    const type = await categoryAt('species/type/gourmet')
    const species = bareSpecies('novus')
    const name = species.specie.scientificName
    const path = `/mushrooms/${species.slug}`
    const before = await listings(name)
    expect((await ask(path)).status).toBe(404)

    const { id } = await records.make('mushrooms', { ...species, categories: [type.id], _status: 'draft' })
    expect((await ask(path)).status, 'a draft').toBe(404)
    await session.update('mushrooms', id, { _status: 'published' })
    const published = {
      total: before.total + 1,
      count: before.count + 1,
      typeTotal: before.typeTotal + 1,
      inArchive: true,
      inType: true,
    }
    expect(
      await until(async () => JSON.stringify(await listings(name)) === JSON.stringify(published)),
      'lists',
    ).toBeLessThan(bar)
    expect((await ask(path)).status).toBe(200)
    expect((await ask(`/es${path}`)).status).toBe(200)

    await session.update('mushrooms', id, { _status: 'draft' })
    const gone = { ...before, inArchive: false, inType: false }
    expect(
      await until(async () => JSON.stringify(await listings(name)) === JSON.stringify(gone)),
      'lists without it',
    ).toBeLessThan(bar)
    expect(await until(async () => (await ask(path)).status === 404)).toBeLessThan(bar)
    expect((await ask(`/es${path}`)).status).toBe(404)
  })

  it('renames a type, and the cards carry the new name', async () => {
    const session = await asAdmin()
    const type = await categoryAt('species/type/gourmet')
    const title = type.title as string
    records.afterwards(async () => {
      await session.update('categories', type.id, { title }, { locale: 'en' })
    })
    const species = bareSpecies('epicureus')
    await records.make('mushrooms', { ...species, categories: [type.id], _status: 'published' })
    const listing = await listings(species.specie.scientificName)
    const page = `/mushrooms/species/page/${Math.ceil(listing.total / 20)}`
    const renamed = 'For the epicure'
    expect(await has(page, renamed)).toBe(false)
    await session.update('categories', type.id, { title: renamed }, { locale: 'en' })
    expect(await until(() => has(page, renamed)), 'the card').toBeLessThan(bar)
    expect(await until(() => has('/mushrooms', renamed)), 'the groups').toBeLessThan(bar)
    expect(
      await until(() => has('/mushrooms/species/type/gourmet', `<h1>${renamed}</h1>`)),
      'its page',
    ).toBeLessThan(bar)
    expect(await has('/es/mushrooms', renamed)).toBe(false)
  })

  it('changes how a look-alike is named, and the pages that name it follow', async () => {
    const session = await asAdmin()
    const alike = bareSpecies('similis')
    const { id } = await records.make('mushrooms', { ...alike, _status: 'published' })
    const species = bareSpecies('gemellus')
    species.specie = {
      ...species.specie,
      ...{ lookAlikeSpecies: [{ species: id, trait: 'cap', own: 'Smooth', other: 'Rough' }] },
    }
    await records.make('mushrooms', { ...species, _status: 'published' })
    const path = `/mushrooms/${species.slug}`
    expect(await has(path, alike.specie.scientificName)).toBe(true)
    const renamed = `${alike.specie.scientificName} minor`
    await session.update('mushrooms', id, {
      specie: { ...alike.specie, scientificName: renamed },
      _status: 'published',
    })
    expect(await until(() => has(path, renamed))).toBeLessThan(bar)
  })
})

describe('when nothing changed', () => {
  it.each([
    '/',
    '/mushrooms',
    '/mushrooms/species',
    '/mushrooms/species/type/edible',
    '/pt/mushrooms/amanita-phalloides',
    '/es/mushrooms/growing-guide',
  ])('%s comes from the cache, the same for whoever asks', async (path) => {
    await htmlOf(path)
    const visitor = await ask(path)
    expect(visitor.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(visitor.headers.get('set-cookie')).toBeNull()
    const html = await visitor.text()
    const { token } = await asAdmin()
    const signedIn = await ask(path, {
      headers: { cookie: `payload-token=${token}`, 'accept-language': 'es', 'user-agent': 'somebody else' },
    })
    expect(signedIn.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(await signedIn.text()).toBe(html)
  })

  it('an address with nothing behind it is no work either', async () => {
    await ask('/mushrooms/never-was')
    expect((await ask('/mushrooms/never-was')).headers.get('x-nextjs-cache')).toBe('HIT')
  })

  it('a reader who stays sees the new text by reloading', async () => {
    const species = bareSpecies('tardus')
    const { id } = await records.make('mushrooms', {
      ...species,
      meta: { description: 'Old words.' },
      _status: 'published',
    })
    const page = await browser.page()
    await page.goto(`/mushrooms/${species.slug}`)
    await page.getByText('Old words.').waitFor()
    await (await asAdmin()).update('mushrooms', id, {
      meta: { description: 'New words.' },
      _status: 'published',
    })
    await until(() => has(`/mushrooms/${species.slug}`, 'New words.'))
    await page.reload()
    await page.getByText('New words.').waitFor()
  })
})
