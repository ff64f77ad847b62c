/** What is wrong within blocks and texts is refused with the labels that lead to it and the reason, in Spanish too. */
import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marker } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(removePeople)

const text = (...children: object[]) => ({ root: { type: 'root', version: 1, children } })
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
const words = (written: string) => ({ type: 'text', version: 1, text: written, format: 0, mode: 'normal' })
const block = (id: number, fields: object) => ({
  type: 'block',
  version: 2,
  fields: { id: `65f00000000000000000000${id}`, ...fields },
})
const footnote = (fields: object) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: '65f000000000000000000009', blockType: 'footnote', ...fields },
})
const link = (fields: object) => ({
  type: 'link',
  version: 3,
  id: '65f000000000000000000008',
  fields: { linkType: 'custom', newTab: false, ...fields },
  children: [words('a, b')],
})
const unknownId = '01900000-0000-7000-8000-000000000000'
const longLabel = { links: [{ label: 'x'.repeat(61), url: '/mushrooms' }] }
const button = { links: [{ label: 'x', url: '/mushrooms' }] }

type Fault = { label?: string; message: string; path: string }

async function refusalOf(method: 'POST' | 'PATCH', path: string, body: object, language = 'es') {
  const headers = { 'Accept-Language': language }
  const { status, body: answer } = await call(method, path, { as: who.editor, body, headers })
  expect(status, `${path} ${JSON.stringify(answer).slice(0, 300)}`).toBe(400)
  return answer.errors[0] as { message: string; data?: { errors: Fault[] } }
}

/** Refused texts of an article: the first names of their faults, and why. */
async function faultsIn(content: object, language?: string) {
  const { data } = await refusalOf('POST', '/posts', { title: 'x', content, _status: 'published' }, language)
  expect(data?.errors.map(({ path }) => path)).toEqual(data?.errors.map(() => 'content'))
  return data?.errors.map(({ label = '', message }) => {
    expect(label).not.toContain(',')
    const where = label.split(' > ').slice(1).join(' > ')
    const prefix = where && `${where}: `
    expect(message).toContain(prefix)
    return [where, message.replace(prefix, '')]
  })
}

const refused: [what: string, content: object, where: string, why: string][] = [
  [
    'a button’s label that is too long',
    text(
      paragraph(words('a')),
      block(1, { blockType: 'cta', ...button }),
      block(2, { blockType: 'cta', ...longLabel }),
    ),
    'Bloque 2 (Llamada a la acción) > Enlaces 1 > Etiqueta',
    'Escribe como máximo 60 caracteres.',
  ],
  [
    'a button that leads nowhere',
    text(block(1, { blockType: 'cta', links: [{ label: 'x' }] })),
    'Bloque 1 (Llamada a la acción) > Enlaces 1 > Dirección web',
    'Elige una página del sitio o escribe una dirección web.',
  ],
  [
    'a picture that is missing',
    text(block(1, { blockType: 'mediaBlock' })),
    'Bloque 1 (Imagen) > Imagen',
    'Este campo es obligatorio.',
  ],
  [
    'a picture that does not exist',
    text(block(1, { blockType: 'mediaBlock', media: unknownId })),
    'Bloque 1 (Imagen) > Imagen',
    'Esta imagen ya no existe o no se puede usar aquí. Elige otra.',
  ],
  [
    'a value that is no picture',
    text(block(1, { blockType: 'mediaBlock', media: { filename: 'a.png' } })),
    'Bloque 1 (Imagen) > Imagen',
    'Esta imagen ya no existe o no se puede usar aquí. Elige otra.',
  ],
  [
    'a footnote that is too long',
    text(paragraph(footnote({ note: 'a' })), paragraph(footnote({ note: 'x'.repeat(601) }))),
    'Nota al pie 2 > Nota',
    'Escribe como máximo 600 caracteres.',
  ],
  [
    'a footnote without a note',
    text(paragraph(footnote({}))),
    'Nota al pie 1 > Nota',
    'Elige una referencia o escribe una nota.',
  ],
  [
    'a link without an address',
    text(paragraph(link({ url: '' }))),
    'Enlace «a b» > Dirección web',
    'Elige una página del sitio o escribe una dirección web.',
  ],
  [
    'a link to an entry that does not exist',
    text(paragraph(link({ linkType: 'internal', doc: { relationTo: 'posts', value: unknownId } }))),
    'Enlace «a b» > Página de este sitio',
    'Esta entrada ya no existe o no se puede elegir aquí. Elige otra.',
  ],
  [
    'a link to an account',
    text(paragraph(link({ linkType: 'internal', doc: { relationTo: 'users', value: unknownId } }))),
    'Enlace «a b» > Página de este sitio',
    'Esta entrada ya no existe o no se puede elegir aquí. Elige otra.',
  ],
  [
    'a block that belongs below the text',
    text(block(1, { blockType: 'carousel' })),
    'Bloque 1 (Carrusel)',
    'Este bloque no puede estar dentro de un texto. Colócalo debajo, entre los bloques de la página.',
  ],
]

describe('within a text is refused, with its block and the reason,', () => {
  test.each(refused)('%s', async (_, content, where, why) => {
    expect(await faultsIn(content)).toEqual([[where, why]])
  })
})

test('what a footnote need not have, it need not have in a required text either', async () => {
  const richText = text(paragraph(words('a'), footnote({ note: 'b' })))
  const title = marker()
  const layout = [{ blockType: 'content', richText }]
  const page = { title, slug: title, layout, _status: 'published' }
  const { status, body } = await call('POST', '/pages', { as: who.editor, body: page })
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(201)
  await payload.delete({ collection: 'pages', id: body.doc.id })
})

test('every fault of a text is named, in the language of the request', async () => {
  const unsafe = text(paragraph(link({ url: 'javascript:alert(1)' })))
  const content = text(
    block(1, { blockType: 'cta', ...longLabel }),
    block(2, { blockType: 'banner', style: 'note', content: unsafe }),
  )
  expect(await faultsIn(content, 'pt')).toEqual([
    ['Bloco 1 (Chamada para ação) > Links 1 > Rótulo', 'Escreva no máximo 60 caracteres.'],
    ['Bloco 2 (Aviso) > Conteúdo', expect.stringContaining('“javascript:alert(1)”')],
  ])
})

/** Data with a value in the groups and tabs that lead to a field. */
const at = (path: string[], value: unknown): object =>
  path.reduceRight<unknown>((within, name) => ({ [name]: within }), value) as object

function pathsOf(
  type: 'blocks' | 'richText',
  fields: readonly FlattenedField[],
  path: string[] = [],
): string[][] {
  return fields.flatMap((field) => {
    if (field.type === type) return [[...path, field.name]]
    const isGroup = field.type === 'group' || field.type === 'tab'
    return isGroup ? pathsOf(type, field.flattenedFields, [...path, field.name]) : []
  })
}

test('the drafts of every collection and page say where a block or a text is wrong', async () => {
  const { collections, globals } = payload.config
  const owners = [
    ...collections.map(({ slug, flattenedFields }) => ['POST', `/${slug}`, flattenedFields] as const),
    ...globals.map(({ slug, flattenedFields }) => ['POST', `/globals/${slug}`, flattenedFields] as const),
  ]
  const where = /Bloque 1 \(Llamada a la acción\) > Enlaces 1 > Etiqueta$/
  const tried = { blocks: 0, richText: 0 }
  for (const [method, address, fields] of owners)
    for (const type of ['blocks', 'richText'] as const)
      for (const path of pathsOf(type, fields)) {
        if (address === '/forms') continue
        const blocks = [{ blockType: 'cta', ...longLabel }]
        const value = type === 'blocks' ? blocks : text(block(1, blocks[0] as object))
        const { data } = await refusalOf(method, `${address}?draft=true`, at(path, value))
        const faults = data?.errors.filter(({ path: at }) => at.startsWith(path.join('.')))
        expect(
          faults?.map(({ label }) => label),
          address,
        ).toEqual([expect.stringMatching(where)])
        expect(faults?.[0]?.message, address).toContain('Escribe como máximo 60 caracteres.')
        tried[type] += 1
      }
  expect(tried.blocks).toBeGreaterThan(9)
  expect(tried.richText).toBeGreaterThan(3)
})

test('blocks that cannot be placed, and values of another kind, are refused instead of dropped or stored', async () => {
  const refusal = async (layout: unknown) => {
    const { data, message } = await refusalOf('POST', '/posts', { title: 'x', layout, _status: 'published' })
    return data ? data.errors.map(({ message }) => message) : message
  }
  expect(await refusal([{ blockType: 'nothing' }])).toEqual([
    'El bloque 1 no se puede colocar aquí: «nothing».',
  ])
  expect(await refusal([{ blockType: 'comments' }, { blockType: 'vendor' }])).toContain(
    'El bloque 2 no se puede colocar aquí: «Vendedor».',
  )
  expect(await refusal(['text'])).toBe('«layout» debe ser una lista de objetos.')
  expect(
    await refusal([
      {
        blockType: 'carousel',
        collection: 'mushrooms',
        limit: 3,
        items: [{ relationTo: 'users', value: unknownId }],
      },
    ]),
  ).toEqual(['Esta entrada ya no existe o no se puede elegir aquí. Elige otra.'])
  expect(await refusal([{ blockType: 'cta', links: [{ label: { a: 1 }, url: '/x' }] }])).toEqual([
    'Este valor no sirve para este campo.',
  ])
})
