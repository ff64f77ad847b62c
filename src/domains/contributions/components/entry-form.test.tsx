import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { EntryForm } from './entry-form'

const messages = {
  problems: { textTooShort: 'Too short.', failed: 'Failed.' },
  problemTitles: ['One problem', 'Two problems'],
}
const idOf = (field: string) => `form-${field}`

test('a form that was not refused has no failure', () => {
  expect(toFormFailure({ is: 'sending' }, messages, idOf)).toBeNull()
})

test('a failure has a title for the number of problems and links each to its field', () => {
  const problems = [{ field: 'comment', code: 'textTooShort' }, { code: 'unknown' }]
  expect(toFormFailure({ is: 'failed', problems }, messages, idOf)).toEqual({
    title: 'Two problems',
    errors: [{ field: 'form-comment', message: 'Too short.' }, { message: 'Failed.' }],
    fields: { comment: 'Too short.' },
  })
})

test('a message of the server replaces that of a problem without a field', () => {
  const failure = toFormFailure(
    { is: 'failed', problems: [{ code: 'failed' }], message: 'Not allowed.' },
    messages,
    idOf,
  )
  expect(failure?.errors).toEqual([{ message: 'Not allowed.' }])
})

test('an entry form posts its subject, language and page, and a honeypot', () => {
  const html = renderToStaticMarkup(
    <EntryForm
      action="/api/comments/write"
      fields={{ item: 'mushrooms:1', locale: 'pt', from: '/pt/x' }}
      failure={null}
      honeypotLabel="Leave this empty"
    />,
  )
  for (const field of [
    'name="item" value="mushrooms:1"',
    'name="locale" value="pt"',
    'name="from" value="/pt/x"',
  ])
    expect(html).toContain(field)
  expect(html).toContain('<label class="honeypot" aria-hidden="true">')
  expect(html).toContain('method="post"')
})
