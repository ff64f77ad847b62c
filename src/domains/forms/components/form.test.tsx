import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnswerFieldView } from '@/domains/forms/form-view'
import { DynamicForm } from './form'
import type { FormMessages } from './form-messages'

const field = (name: string, label: string) =>
  ({ name, label, type: 'text', required: true }) as unknown as AnswerFieldView
const messages: Partial<FormMessages> = { submit: 'Send', honeypot: 'Leave this empty' }

test('the summary of problems puts a colon after a label, but not after a question', () => {
  const markup = renderToStaticMarkup(
    <DynamicForm
      id="1"
      idPrefix="form-contact-"
      locale="en"
      from="/contact"
      parts={[field('name', 'Your name'), field('topic', 'What is it about?')]}
      submitLabel="Send"
      confirmation=""
      redirect={null}
      failure={{ title: 'There are 2 problems', fields: { name: 'Required', topic: 'Required' } }}
      values={{}}
      messages={messages as FormMessages}
    />,
  )
  expect(markup).toContain('>Your name: Required<')
  expect(markup).toContain('>What is it about? Required<')
})
