import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser'
import { asAdmin, ask, bareSpecies, baseUrl, htmlOf, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const secret = 'Only an editor may read this yet.'

function previewOf(path: string): string {
  return `/preview?path=${encodeURIComponent(path)}`
}

async function asEditor() {
  const context = await browser.visitor()
  await context.addCookies([(await asAdmin()).cookie])
  return context.newPage()
}

/** A published species with a draft of another text over it. */
async function draftedSpecies(epithet: string) {
  const session = await asAdmin()
  const species = bareSpecies(epithet)
  const { id } = await records.make('mushrooms', {
    ...species,
    meta: { description: 'What everyone reads.' },
    _status: 'published',
  })
  await session.update('mushrooms', id, { meta: { description: secret }, _status: 'draft' }, { draft: true })
  return { ...species, id, path: `/mushrooms/${species.slug}` }
}

describe('an editor previews', () => {
  it('a draft over a published text, and leaves the preview again', async () => {
    const { path } = await draftedSpecies('bifrons')
    const page = await asEditor()
    await page.goto(previewOf(path))
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByText(secret).isVisible()).toBe(true)
    await page.getByText('Preview: drafts are shown to you.').waitFor()
    await page.getByRole('link', { name: 'Leave preview' }).click()
    await page.getByText('What everyone reads.').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByText(secret).count()).toBe(0)
    expect(await page.getByText('Preview: drafts are shown to you.').count()).toBe(0)
  })

  it('a species that was never published', async () => {
    const species = bareSpecies('latens')
    await records.make('mushrooms', { ...species, meta: { description: secret }, _status: 'draft' })
    const page = await asEditor()
    await page.goto(previewOf(`/es/mushrooms/${species.slug}`))
    await page.getByRole('heading', { level: 1, name: species.specie.scientificName }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    expect((await ask(`/mushrooms/${species.slug}`)).status).toBe(404)
  })

  it('a draft reference, marked as such, with the way to it in the panel', async () => {
    const session = await asAdmin()
    const reference = await records.make('references', {
      title: 'A work nobody has checked yet',
      link: 'https://example.org/unchecked',
      summary: 'Quoted, not yet checked.',
      _status: 'draft',
    })
    const species = bareSpecies('citatus')
    const { id } = await records.make('mushrooms', { ...species, _status: 'published' })
    await session.update('mushrooms', id, {
      specie: { ...species.specie, references: [reference.id] },
      _status: 'published',
    })
    const path = `/mushrooms/${species.slug}`
    expect(await htmlOf(path)).not.toContain('A work nobody has checked yet')
    const page = await asEditor()
    await page.goto(previewOf(path))
    const item = page.getByRole('region', { name: 'References' }).getByRole('listitem')
    expect(await item.getByText('Draft, not yet published.').isVisible()).toBe(true)
    const link = item.getByRole('link', { name: 'Open in the admin panel' })
    expect(await link.getAttribute('href')).toBe(`/admin/collections/references/${reference.id}`)
  })

  it('without anyone else seeing it, or the page being kept', async () => {
    const { path } = await draftedSpecies('clausus')
    const page = await asEditor()
    await page.goto(previewOf(path))
    await page.getByText(secret).waitFor()
    const everyone = await ask(path)
    expect(await everyone.text()).not.toContain(secret)
    const again = await ask(path)
    expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(await again.text()).not.toContain(secret)
  })
})

describe('a visitor', () => {
  it('is shown no preview, and no draft by any way', async () => {
    const { path, id, slug } = await draftedSpecies('vetitus')
    const refused = await ask(previewOf(path))
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    const ways = [
      path,
      `${path}?draft=true`,
      `/api/mushrooms/${id}?draft=true`,
      `/api/mushrooms?draft=true&where[slug][equals]=${slug}`,
      `/api/mushrooms/versions?where[parent][equals]=${id}`,
    ]
    for (const way of ways) expect(await (await ask(way)).text(), way).not.toContain(secret)
  })

  it('gains nothing by a forged mark of the preview', async () => {
    const { path } = await draftedSpecies('falsus')
    for (const cookie of [
      '__prerender_bypass=forged',
      '__prerender_bypass=',
      'payload-token=forged; __prerender_bypass=forged',
    ]) {
      expect(await (await ask(path, { headers: { cookie } })).text(), cookie).not.toContain(secret)
      expect((await ask(previewOf(path), { headers: { cookie } })).status, cookie).toBe(401)
    }
  })

  it('who keeps an editor’s mark of the preview but not the session reads what everyone reads', async () => {
    const { path } = await draftedSpecies('relictus')
    const page = await asEditor()
    await page.goto(previewOf(path))
    await page.getByText(secret).waitFor()
    await page.context().clearCookies({ name: 'payload-token' })
    await page.goto(path)
    await page.getByText('What everyone reads.').waitFor()
    expect(await page.getByText(secret).count()).toBe(0)
  })
})

describe('the way of a preview', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/%5Cevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%2F/evil.example',
    '',
  ])('“%s” does not leave the site', async (path) => {
    const { token } = await asAdmin()
    for (const door of ['/preview', '/preview/leave']) {
      const response = await ask(`${door}?path=${encodeURIComponent(path)}`, {
        headers: { authorization: `JWT ${token}` },
      })
      const target = response.headers.get('location')
      expect([302, 303, 307, 308], door).toContain(response.status)
      expect(new URL(target ?? '', baseUrl).origin, door).toBe(baseUrl)
      expect(target, door).not.toMatch(/^\/[\\/]/)
    }
  })
})
