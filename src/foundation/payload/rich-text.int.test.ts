/** Links in rich text cannot run scripts, whatever the collection, the channel and the place in the text. */
import type { FlattenedField, RichTextField } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guide, marker, removeContent, species } from '@/testing/content'
import { call, graphql } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const node = (type: string, more: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  ...more,
})
const link = (url: string, type = 'link') =>
  node(type, {
    fields: { linkType: 'custom', newTab: false, url },
    children: [node('text', { text: 'here', detail: 0, mode: 'normal', style: '' })],
  })
const text = (...children: object[]) => ({ root: node('root', { children }) })
const paragraph = (...children: object[]) => node('paragraph', { children, textFormat: 0, textStyle: '' })

const places: [string, (unsafe: object) => object][] = [
  ['a paragraph', (unsafe) => paragraph(unsafe)],
  [
    'a nested list',
    (unsafe) => {
      const item = (...children: object[]) => node('listitem', { value: 1, children })
      const list = (...children: object[]) =>
        node('list', { listType: 'bullet', start: 1, tag: 'ul', children })
      return list(item(list(item(unsafe))))
    },
  ],
  [
    'a table',
    (unsafe) =>
      node('table', {
        children: [
          node('tablerow', {
            children: [
              node('tablecell', {
                headerState: 0,
                colSpan: 1,
                rowSpan: 1,
                backgroundColor: null,
                children: [paragraph(unsafe)],
              }),
            ],
          }),
        ],
      }),
  ],
]

function richTextFields(fields: readonly FlattenedField[]): RichTextField[] {
  return fields.flatMap((field) => {
    if (field.type === 'richText') return [field]
    return 'flattenedFields' in field ? richTextFields(field.flattenedFields) : []
  })
}

test('every rich text field of collections and blocks checks its links', () => {
  const owners = [...payload.config.collections, ...Object.values(payload.blocks)]
  const fields = owners.flatMap(({ flattenedFields }) => richTextFields(flattenedFields))
  expect(fields.length).toBeGreaterThan(5)
  const safeLinks = expect.objectContaining({ key: 'safeLinks' })
  for (const { editor, name } of fields)
    expect(editor, name).toMatchObject({ features: expect.arrayContaining([safeLinks]) })
})

describe('a link that runs a script is refused', () => {
  test.each(places)('in %s', async (_, place) => {
    for (const type of ['link', 'autolink']) {
      const content = text(place(link('JavaScript:alert(1)', type)))
      const body = { title: marker(), content }
      const { status, body: answer } = await call('POST', '/growingguides', { as: who.member, body })
      expect(status, type).toBe(400)
      expect(answer.errors[0].data.errors).toMatchObject([
        { path: 'content', message: expect.stringContaining('“JavaScript:alert(1)”') },
      ])
    }
  })

  test('when a draft or a published document is changed, by REST and GraphQL, in the language of the client', async () => {
    const { id } = await guide('published')
    const content = text(paragraph(link('data:text/html,x')))
    for (const query of ['', '?draft=true', '?draft=true&autosave=true', '?locale=es']) {
      const path = `/growingguides/${id}${query}`
      const headers = { 'Accept-Language': 'es' }
      const { status, text } = await call('PATCH', path, { as: who.editor, body: { content }, headers })
      expect([query, status]).toEqual([query, 400])
      expect(text).toContain('No se puede enlazar «data:text/html,x»')
    }
    const mutation = `mutation ($content: JSON) { updateGrowingguide(id: "${id}", data: { content: $content }) { id } }`
    const { body } = await graphql(mutation, { as: who.editor, variables: { content } })
    expect(body.errors[0].extensions.statusCode).toBe(400)
    expect(
      (await payload.findByID({ collection: 'growingguides', id, draft: true })).content ?? null,
    ).toBeNull()
  })

  test('in a block', async () => {
    const { id } = await species('published')
    const top = [{ blockType: 'content', richText: text(paragraph(link('vbscript:x'))) }]
    const { status, body } = await call('PATCH', `/mushrooms/${id}`, { as: who.editor, body: { top } })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'top.0.richText' }])
  })
})

test('links to https, mail, telephone, pages of the site and documents are stored unchanged', async () => {
  const { id } = await guide('published')
  const urls = [
    'https://example.org/a?b=c#d',
    'mailto:a@example.org',
    'tel:+34600000000',
    '/mushrooms',
    '#spores',
  ]
  const to = node('link', {
    fields: { linkType: 'internal', doc: { relationTo: 'growingguides', value: id } },
    children: [],
  })
  const content = text(paragraph(...urls.map((url) => link(url)), to))
  const { status, text: answer } = await call('PATCH', `/growingguides/${id}`, {
    as: who.editor,
    body: { content },
  })
  expect(status, answer).toBe(200)
  for (const url of urls) expect(answer).toContain(JSON.stringify(url))
})
