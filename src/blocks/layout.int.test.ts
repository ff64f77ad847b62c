/** Blocks as they are stored and read, in the layout of a document and within its rich text. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGuide } from '@/domains/guides/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { guide, marker, remember, removeContent, species } from '@/testing/content'
import { call } from '@/testing/rest'
import { richTextOf } from '@/testing/rich-text'
import { payload, people, removePeople } from '@/testing/users'
import type { FeatureBlockView } from './feature/view'
import { linkTarget } from './link'
import type { PhotoArrayBlockView } from './photo-array/view'
import { withPictures } from './picture'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Uploads a picture: the site's own, or a member's. */
async function picture(owner?: string): Promise<string> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Oysters', owner },
    file: { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length },
  })
  await payload.update({ collection: 'media', id, locale: 'es', data: { alt: 'Setas de ostra' } })
  return remember('media', id)
}

const pageIn = async (locale: Locale, slug: string) => {
  const found = await getGuide({ payload, user: null, locale, draft: false }, slug)
  if (!found) throw new Error('The guide is not published.')
  return found
}

async function change(id: string, body: object, query = '') {
  const {
    status,
    body: answer,
    text,
  } = await call('PATCH', `/growingguides/${id}${query}`, { as: who.editor, body })
  return { status, doc: answer.doc, errors: answer.errors?.[0]?.data?.errors, text }
}

test('blocks keep their languages, links follow the slug, and a deleted picture leaves a readable page', async () => {
  const { id, slug } = await guide('published')
  const oyster = await species('published')
  const image = await picture()
  const link = { label: 'Read on', document: { relationTo: 'mushrooms', value: oyster.id } }
  const layout = [
    { blockType: 'photoArray', heading: 'Stages', photos: [{ image, caption: 'Pinning' }] },
    { blockType: 'feature', richText: richTextOf('Oysters grow on straw.'), links: [link] },
  ]
  const { status, doc, text } = await change(id, { layout, _status: 'published' })
  expect(status, text).toBe(200)
  const [photos] = doc.layout
  const translated = { ...photos, heading: 'Fases', photos: [{ ...photos.photos[0], caption: 'Primordios' }] }
  const feature = { ...doc.layout[1], richText: richTextOf('Crecen sobre paja.') }
  const spanish = { title: marker(), layout: [translated, feature] }
  const saved = await change(id, { ...spanish, _status: 'published' }, '?locale=es')
  expect(saved.status, saved.text).toBe(200)

  const shown = async (locale: Locale) => {
    const [photoArray, feature] = (await pageIn(locale, slug)).layout as unknown as [
      PhotoArrayBlockView,
      FeatureBlockView,
    ]
    const pictures = withPictures(photoArray.photos)
    const [button] = feature.links ?? []
    return {
      heading: [photoArray.heading, photoArray.lang],
      pictures: pictures.map(({ row, picture: { alt } }) => [row.caption, alt]),
      link: button && linkTarget(button, locale, undefined)?.href,
    }
  }
  expect(await shown('es')).toEqual({
    heading: ['Fases', undefined],
    pictures: [['Primordios', 'Setas de ostra']],
    link: `/es/mushrooms/${oyster.slug}`,
  })
  expect(await shown('pt')).toMatchObject({
    heading: ['Stages', 'en'],
    pictures: [['Pinning', { text: 'Oysters', lang: 'en' }]],
  })
  const moved = marker()
  await payload.update({
    collection: 'mushrooms',
    id: oyster.id,
    data: { slug: moved, _status: 'published' },
  })
  expect((await shown('en')).link).toBe(`/mushrooms/${moved}`)
  await payload.update({ collection: 'mushrooms', id: oyster.id, data: { _status: 'draft' } })
  // Payload refuses it while the page shows the picture; an administrator of the database may not.
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: image } } })
  expect(await shown('en')).toMatchObject({ pictures: [], link: undefined })
})

test('a picture whose text is in one language alone has it in all, in a text too', async () => {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()
  const { id: media } = await payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt: 'Setas de ostra' },
    file: { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length },
  })
  remember('media', media)
  const { id, slug } = await guide('published')
  const fields = { blockType: 'mediaBlock', media, id: marker() }
  const content = {
    root: { ...richTextOf('').root, children: [{ type: 'block', version: 2, format: '', fields }] },
  }
  for (const locale of ['en', 'pt'] as const) {
    const body = { title: marker(), content, _status: 'published' }
    const { status, text } = await change(id, body, `?locale=${locale}`)
    expect(status, text).toBe(200)
    const page = JSON.stringify((await pageIn(locale, slug)).content)
    expect(page).toContain('"alt":"Setas de ostra"')
  }
})

describe('a block is refused', () => {
  const button = (more: object) => [{ blockType: 'buttonArray', buttons: [{ label: 'Read on', ...more }] }]

  test.each([
    ['with a link that runs a script', button({ url: 'javascript:alert(1)' }), 'layout.0.buttons.0.url'],
    ['with a button that leads nowhere', button({}), 'layout.0.buttons.0.url'],
    [
      'with an embed of another host',
      [{ blockType: 'embedding', url: 'https://example.org/v' }],
      'layout.0.url',
    ],
  ])('%s', async (_, layout, path) => {
    const { id } = await guide('published')
    const { status, errors } = await change(id, { layout, _status: 'published' })
    expect([status, errors]).toMatchObject([400, [{ path }]])
  })

  test("with a member's picture, which may not be public", async () => {
    const { id } = await guide('published')
    const media = await picture(who.member.id)
    const layout = [{ blockType: 'mediaBlock', media }]
    const { status, errors } = await change(id, { layout, _status: 'published' })
    expect([status, errors]).toMatchObject([400, [{ path: 'layout.0.media' }]])
  })
})

test('a draft may have blocks that lack values', async () => {
  const { id } = await guide('draft')
  const layout = ['feature', 'cta', 'gallery', 'embedding', 'mediaBlock', 'references'].map((blockType) => ({
    blockType,
  }))
  const { status, text } = await change(id, { layout }, '?draft=true&autosave=true')
  expect(status, text).toBe(200)
})

test('blocks and footnotes within a text are populated in the language of the reader', async () => {
  const { id, slug } = await guide('published')
  const media = await picture()
  const { id: reference } = await payload.create({
    collection: 'references',
    data: { title: 'On oysters', link: 'https://example.org', summary: 'English.', _status: 'published' },
  })
  remember('references', reference)
  await payload.update({
    collection: 'references',
    id: reference,
    locale: 'es',
    data: { summary: 'Español.', _status: 'published' },
  })
  const content = richTextOf('Oysters grow on straw.')
  const [paragraph] = content.root.children as unknown as [{ children: object[] }]
  paragraph.children.push({
    type: 'inlineBlock',
    version: 1,
    fields: { id: 'a1', blockType: 'footnote', reference, place: 'p. 1' },
  })
  const block = {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: 'a2', blockType: 'mediaBlock', media, caption: 'A block' },
  }
  Object.assign(content.root, { children: [paragraph, block] })
  for (const query of ['', '?locale=es']) {
    const { status, text } = await change(id, { title: marker(), content, _status: 'published' }, query)
    expect(status, text).toBe(200)
  }
  const text = JSON.stringify((await pageIn('es', slug)).content)
  expect(text).toContain('"title":"On oysters"')
  expect(text).toContain('"summary":"Español."')
  expect(text).toContain('"alt":"Setas de ostra"')
})
