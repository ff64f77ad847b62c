/** Forms: what visitors send is validated on the server as in the browser, and only staff read it. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-text'
import { form, formData, marker, remember, removeContent } from '@/testing/content'
import { discardJobs, queuedMailSubjects } from '@/testing/jobs'
import { isFullRun } from '@/testing/property-runs'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { isAnswerField } from './form-view'
import { getForm, hasPublishedForm } from './queries'
import { type AnswerType, checkAnswers } from './rules'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
  await discardJobs()
})

let visitors = 0

/** Sends as another visitor each time: each may send five forms a minute. */
function send(body: unknown, headers: Record<string, string> = {}) {
  visitors += 1
  const address = `192.0.2.${visitors % 250}, 10.${Math.floor(visitors / 250)}.0.${visitors % 250}`
  return call('POST', '/form-submissions', { body, headers: { 'X-Forwarded-For': address, ...headers } })
}

const viewOf = async (id: string) => {
  const view = await getForm({ payload, user: null, locale: 'en', draft: false }, id)
  return (view?.parts ?? []).filter(isAnswerField)
}

const submissionsOf = async (id: string) =>
  (await payload.find({ collection: 'form-submissions', where: { form: { equals: id } }, depth: 0 })).docs

describe('generated forms and answers', () => {
  const types: AnswerType[] = [
    'checkbox',
    'country',
    'email',
    'number',
    'select',
    'state',
    'text',
    'textarea',
    'textWithPlaceholder',
    'textareaWithPlaceholder',
  ]
  const fields = fc.uniqueArray(fc.record({ type: fc.constantFrom(...types), required: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ type }) => type,
  })
  const value = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'ES',
      'CA',
      'a',
      'b',
      '12',
      '1,5',
      'name@example.com',
      'on',
      'x@y',
      'a\r\nb',
      '\0',
    ),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constant('long '.repeat(1100)),
  )
  const answers = fc.dictionary(fc.constantFrom(...types), value, { maxKeys: 10 })

  const isTicked = (name: string, given: string) => name !== 'checkbox' || given === 'on'

  test('the server decides as the browser does, with and without JavaScript', async () => {
    const [forms, each] = isFullRun ? [200, 4] : [10, 20]
    const generated = fc.sample(
      fc.tuple(fields, fc.array(answers, { minLength: each, maxLength: each })),
      forms,
    )
    for (const [rules, tries] of generated) {
      const { id } = await form({
        fields: rules.map(({ type, required }) => ({
          blockType: type,
          name: type,
          label: `Label ${type}`,
          required,
          ...(type === 'select' && { options: ['a', 'b'].map((one) => ({ value: one, label: one })) }),
        })) as never,
      })
      const view = await viewOf(id)
      for (const [index, given] of tries.entries()) {
        // Browsers send a checkbox only if it is ticked.
        const sent = Object.entries(given).filter(([name, text]) => isTicked(name, text))
        const { problems } = checkAnswers(view, Object.fromEntries(sent))
        const submissionData = sent.map(([field, text]) => ({ field, value: text }))
        const { body, status, text } = await send({ form: id, submissionData, locale: 'en' })
        const refused = (body.errors ?? []).map(({ field }: { field: string }) => field)
        expect(refused, text).toEqual(problems.map(({ field }) => field))
        expect(status, text).toBe(problems.length > 0 ? 400 : 201)
        if (index > 0) continue
        const plain = new URLSearchParams([['form', id], ...sent])
        const { headers } = await send(plain, { Accept: 'text/html' })
        expect(headers.get('Location')).toContain(problems.length > 0 ? 'attempt=' : 'done=sent')
      }
    }
  })
})

describe('a form', () => {
  test('is answered with the texts of the product documents, in the language of the request', async () => {
    const { id } = await form({
      fields: [
        { blockType: 'text', name: 'name', label: 'Name', required: true },
        { blockType: 'checkbox', name: 'agree', label: 'Agree' },
        {
          blockType: 'select',
          name: 'own',
          label: 'Own',
          errorMessage: 'Take one of these',
          options: [{ value: 'a', label: 'A' }],
        },
        { blockType: 'country', name: 'country', label: 'Country' },
      ],
    })
    const submissionData = [
      { field: 'agree', value: 'maybe' },
      { field: 'own', value: 'z' },
      { field: 'country', value: 'Atlantis' },
    ]
    const { status, body } = await send({ form: id, submissionData, locale: 'en' })
    expect(status).toBe(400)
    expect(body).toEqual({
      status: 400,
      errors: [
        { field: 'name', message: 'This field is required' },
        { field: 'agree', message: 'Invalid input' },
        { field: 'own', message: 'Take one of these' },
        { field: 'country', message: 'Invalid selection' },
      ],
    })
    const spanish = await send({ form: id, submissionData: [], locale: 'es' })
    expect(spanish.body.errors[0].message).toBe('Este campo es obligatorio')
    expect(await submissionsOf(id)).toEqual([])
  })

  test('stores its own fields only, queues a letter, and leads to its page', async () => {
    const { id } = await form({
      fields: [{ blockType: 'email', name: 'email', label: 'Address', required: true }],
      confirmationType: 'redirect',
      redirect: { url: '/mushrooms' },
      emails: [{ emailTo: 'editors@fungarium.invalid' }],
    } as never)
    const data = {
      form: id,
      email: 'reader@fungarium.invalid',
      extra: 'x',
      locale: 'pt',
      createdAt: '2001-01-01',
    }
    const { status, headers } = await send(new URLSearchParams(data), { Accept: 'text/html' })
    expect([status, headers.get('Location')]).toEqual([303, '/pt/mushrooms'])
    const [stored] = await submissionsOf(id)
    expect(stored).toMatchObject({
      locale: 'pt',
      submissionData: [{ field: 'email', value: 'reader@fungarium.invalid' }],
    })
    expect(stored?.createdAt).not.toContain('2001')
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'sendMail' } },
    })
    expect(docs.map(({ input }) => (input as { subject: string }).subject)).toContainEqual(
      expect.stringContaining('Novo envio'),
    )
    const guest = await call('GET', `/forms/${id}`)
    expect(guest.text).not.toContain('editors@')
  })

  test('stores and mails the same answers once when they are sent twice, one after the other or at once', async () => {
    const subject = marker()
    const { id } = await form({
      fields: [{ blockType: 'text', name: 'name', label: 'Name', required: true }],
      emails: [{ emailTo: 'editors@fungarium.invalid', subject }],
    } as never)
    const press = (name: string, address: string) =>
      send(new URLSearchParams({ form: id, name, locale: 'en' }), {
        Accept: 'text/html',
        'X-Forwarded-For': address,
      })
    const presses = await Promise.all([1, 2, 3].map(() => press('Ana', '198.51.100.8')))
    presses.push(await press('Ana', '198.51.100.8'))
    expect(new Set(presses.map(({ status, headers }) => `${status} ${headers.get('Location')}`)).size).toBe(1)
    expect(presses[0]?.headers.get('Location')).toContain('done=sent')
    expect(await submissionsOf(id)).toHaveLength(1)
    expect((await queuedMailSubjects()).filter((one) => one === subject)).toHaveLength(1)
    await press('Eva', '198.51.100.8')
    await press('Ana', '198.51.100.9')
    expect(await submissionsOf(id)).toHaveLength(3)
  })

  test('refuses bots, unknown forms, drafts and more than five submissions a minute', async () => {
    const { id } = await form()
    const answer = { form: id, submissionData: [{ field: 'name', value: 'A' }], locale: 'en' }
    for (const sign of [{ website: 'x' }, { openedAt: Date.now() }])
      expect((await send({ ...answer, ...sign })).status).toBe(400)
    expect((await send({ ...answer, form: '00000000-0000-7000-8000-000000000000' })).status).toBe(404)
    for (const wrong of [{ form: 'x' }, { submissionData: 'x' }, { submissionData: [null] }])
      expect((await send({ ...answer, ...wrong })).status).toBe(400)
    const draft = await call('POST', '/forms?draft=true', { as: who.editor, body: { title: marker() } })
    expect((await send({ ...answer, form: draft.body.doc.id })).status).toBe(404)
    await payload.delete({ collection: 'forms', id: draft.body.doc.id })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await send(answer, { 'X-Forwarded-For': '198.51.100.7' })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('returns to its page with what was written when it is refused without JavaScript', async () => {
    const { id, slug } = await form({
      fields: [{ blockType: 'number', name: 'age', label: 'Age', required: true }],
    })
    const { status, headers } = await send(
      new URLSearchParams({ form: id, from: `/forms/${slug}`, age: 'x' }),
      {
        Accept: 'text/html',
      },
    )
    expect(status).toBe(303)
    expect(headers.get('Location')).toMatch(new RegExp(`^/forms/${slug}\\?attempt=`))
    expect(headers.get('Set-Cookie')).toContain('attempt=')
  })

  test('cannot be published with a name twice or one that the form itself sends', async () => {
    for (const names of [['a', 'a'], ['website'], ['1 2']]) {
      const fields = names.map((name) => ({ blockType: 'text', name, label: 'L' }))
      const body = {
        title: marker(),
        confirmationType: 'redirect',
        redirect: { url: '/' },
        fields,
        _status: 'published',
      }
      expect((await call('POST', '/forms', { as: who.editor, body })).status).toBe(400)
    }
    for (const url of ['https://example.org', '//example.org', 'javascript:alert(1)']) {
      const fields = [{ blockType: 'text', name: 'a', label: 'L' }]
      const body = {
        title: marker(),
        confirmationType: 'redirect',
        redirect: { url },
        fields,
        _status: 'published',
      }
      expect((await call('POST', '/forms', { as: who.editor, body })).status).toBe(400)
    }
  })
})

test('is linked to from every page only while it is published', async () => {
  const slug = marker()
  expect(await hasPublishedForm(payload, slug)).toBe(false)
  const { id } = await form({ slug })
  expect(await hasPublishedForm(payload, slug)).toBe(true)
  await payload.update({ collection: 'forms', id, data: { _status: 'draft' } })
  expect(await hasPublishedForm(payload, slug)).toBe(false)
})

describe('the fields of a form', () => {
  const textField = (more: object) => ({ blockType: 'text', ...more })
  const saved = async (path: string, fields: object[], method: 'POST' | 'PATCH' = 'POST') => {
    const body = { title: marker(), confirmationType: 'redirect', redirect: { url: '/' }, fields }
    const { body: response, text } = await call(method, path, { as: who.editor, body })
    expect(response.doc, text).toBeDefined()
    if (method === 'POST') remember('forms', response.doc.id)
    return response.doc as { id: string; fields: { id: string; name?: string | null }[] }
  }
  const namesOf = ({ fields }: Awaited<ReturnType<typeof saved>>) => fields.map(({ name }) => name ?? null)

  test('are named after their labels where an editor left the name empty', async () => {
    const fields = [{ label: 'Su nombre' }, { label: 'Su nombre', name: '' }, { label: 'X', name: 'own' }]
    const doc = await saved('/forms?draft=true', fields.map(textField))
    expect(namesOf(doc)).toEqual(['su-nombre', 'su-nombre-2', 'own'])
    const published = {
      _status: 'published',
      fields: doc.fields.map((field) => ({ ...field, label: 'Otra' })),
    }
    const { body } = await call('PATCH', `/forms/${doc.id}`, { as: who.editor, body: published })
    expect(namesOf(body.doc)).toEqual(['su-nombre', 'su-nombre-2', 'own'])
  })

  test('have no name while a label is being written, and a preview shows them all the same', async () => {
    const { id } = await saved('/forms?draft=true', [])
    const doc = await saved(`/forms/${id}?draft=true&autosave=true`, [textField({ label: 'Su no' })], 'PATCH')
    expect(namesOf(doc)).toEqual([null])
    const editor = {
      ...(await payload.findByID({ collection: 'users', id: who.editor.id })),
      collection: 'users' as const,
    }
    const draft = await getForm({ payload, user: editor, locale: 'en', draft: true }, id)
    expect(draft?.parts.filter(isAnswerField).map(({ name }) => name)).toEqual([doc.fields[0]?.id])
  })
})

const contact = () =>
  form({
    fields: [
      { blockType: 'checkbox', name: 'agree', label: 'I agree' },
      { blockType: 'email', name: 'email', label: 'Your address' },
      {
        blockType: 'select',
        name: 'topic',
        label: 'Topic',
        options: [{ value: 'q', label: 'A question' }],
      },
    ],
  })
const answerAs = (id: string, email: string) =>
  send({
    form: id,
    submissionData: [
      { field: 'agree', value: 'on' },
      { field: 'email', value: email },
      { field: 'topic', value: 'q' },
    ],
    locale: 'es',
  })

test('staff find a submission by its form in any language or an answer, and its title says what it is', async () => {
  const data = { ...formData(), _status: 'published' } as const
  const { id } = await payload.create({ collection: 'forms', locale: 'es', data })
  remember('forms', id)
  const answer = marker()
  await send({ form: id, submissionData: [{ field: 'name', value: answer }], locale: 'es' })
  const { listSearchableFields = [] } = payload.collections['form-submissions'].config.admin
  const find = async (text: string) => {
    const query = listSearchableFields.map((field, index) => `where[or][${index}][${field}][like]=${text}`)
    const { body } = await call('GET', `/form-submissions?${query.join('&')}`, { as: who.editor })
    return body.docs.map(({ title }: { title: string }) => title)
  }
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date())
  for (const text of [data.title, answer])
    expect(await find(text)).toEqual([`${data.title} · ${answer} · ${date}`])
  expect(await find(marker())).toEqual([])
})

test('staff mark a submission as answered and change nothing else of it', async () => {
  const { id } = await contact()
  await answerAs(id, 'someone@example.com')
  const [stored] = await submissionsOf(id)
  const path = `/form-submissions/${stored?.id}`
  const body = {
    answered: true,
    locale: 'pt',
    submissionData: [{ field: 'email', value: 'other@example.com' }],
  }
  for (const as of [null, who.member, who.seller])
    expect((await call('PATCH', path, { as, body })).status).toBeGreaterThanOrEqual(401)
  expect((await submissionsOf(id))[0]).toEqual(stored)
  expect(stored?.answered).toBe(false)
  expect((await call('PATCH', path, { as: who.editor, body })).status).toBe(200)
  const [after] = await submissionsOf(id)
  expect(after).toEqual({ ...stored, answered: true, updatedAt: after?.updatedAt })
})

test('a file of submissions has the labels of the form and is named after it', async () => {
  const { id, slug } = await contact()
  await answerAs(id, 'someone@example.com')
  const { headers, text } = await call('GET', `/form-submissions/export?form=${id}`, {
    as: who.editor,
    headers: { 'Accept-Language': 'es' },
  })
  const day = new Date().toISOString().slice(0, 10)
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${slug}-${day}.csv"`)
  const [header, row] = text.replace('\uFEFF', '').split('\r\n')
  expect(header).toBe('Enviado;Idioma;Respondido;I agree;Your address;Topic')
  expect(row).toMatch(/Z;Español;No;Sí;someone@example\.com;A question$/)
  const gone = await call('GET', '/form-submissions/export?form=00000000-0000-7000-8000-000000000000', {
    as: who.editor,
  })
  expect(gone.status).toBe(404)
})

test('staff alone export submissions, and no cell runs as a formula', async () => {
  const { id } = await form()
  await send({ form: id, submissionData: [{ field: 'name', value: '=1+1, "quoted"' }], locale: 'en' })
  const path = `/form-submissions/export?form=${id}`
  for (const as of [who.visitor, who.member, who.seller])
    expect((await call('GET', path, { as })).status).toBe(403)
  const { headers, text } = await call('GET', path, { as: who.editor })
  expect(headers.get('Content-Type')).toContain('text/csv')
  expect(text).toContain('Sent,Language,Answered,Name\r\n')
  expect(text).toContain(`,English,No,"'=1+1, ""quoted"""\r\n`)
})
