import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AnswerFieldView } from '@/domains/forms/form-view'
import { type AnswerProblem, checkAnswers, problemValues } from '@/domains/forms/rules'
import type { FormMessages } from './form-messages'

/** Why a form was refused: a title, and messages by field name. */
export interface FormFailure {
  title: string
  fields: Readonly<Record<string, string>>
}

type FormState = { is: 'idle' | 'loading' | 'submitted' } | { is: 'error'; failure: FormFailure }

interface FormOptions {
  fields: readonly AnswerFieldView[]
  messages: FormMessages
  /** The page that follows. */
  redirect: string | null
  initial: FormFailure | null
}

interface ErrorBody {
  errors?: { message?: string; field?: string }[]
  status?: number
}

/** Milliseconds after which a form says that it is being sent. */
const indicatorDelay = 1000

/** Validates the answers as the server does; null if they can be sent. */
function findFailure(
  fields: FormOptions['fields'],
  values: object,
  messages: FormMessages,
): FormFailure | null {
  const { problems } = checkAnswers(fields, values as Record<string, unknown>)
  if (problems.length === 0) return null
  const byName = new Map(fields.map((field) => [field.name, field]))
  const messageOf = (name: string, code: AnswerProblem) => {
    const field = byName.get(name)
    if (!field) return messages.problems[code]
    return field.errorMessage ?? messages.problems[code].replace('{max}', String(problemValues(field).max))
  }
  const title = messages.problemTitles[problems.length - 1] ?? messages.problemTitles[0] ?? ''
  return {
    title,
    fields: Object.fromEntries(problems.map(({ field, code }) => [field, messageOf(field, code)])),
  }
}

/** Sends the answers; null once they are stored. */
async function send(action: string, body: object, messages: FormMessages): Promise<FormFailure | null> {
  let response: Response
  try {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
    response = await fetch(action, { method: 'POST', body: JSON.stringify(body), headers })
  } catch {
    return { title: messages.networkError, fields: {} }
  }
  if (response.ok) return null
  const { errors = [], status = 500 }: ErrorBody = await response.json().catch(() => ({}))
  return {
    title: `${status}: ${errors[0]?.message ?? messages.serverError}`,
    fields: Object.fromEntries(
      errors.flatMap(({ field, message }) => (field ? [[field, message ?? '']] : [])),
    ),
  }
}

/** The state of a form that is sent with fetch. Without JavaScript the browser posts it to the same endpoint. */
export function useForm({ fields, messages, redirect, initial }: FormOptions) {
  const [state, setState] = useState<FormState>(initial ? { is: 'error', failure: initial } : { is: 'idle' })
  const [isSlow, setSlow] = useState(false)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.is === 'loading') return
    const form = event.currentTarget
    const { form: id, from: _, locale, website, ...values } = Object.fromEntries(new FormData(form))
    setState({ is: 'loading' })
    let failure = findFailure(fields, values, messages)
    if (!failure) {
      const timer = setTimeout(() => setSlow(true), indicatorDelay)
      const submissionData = fields.map(({ name, type }) => ({
        field: name,
        value: type === 'checkbox' ? values[name] === 'on' : values[name],
      }))
      const body = { form: id, submissionData, locale, website, openedAt: openedAt.current }
      failure = await send(form.action, body, messages)
      clearTimeout(timer)
      setSlow(false)
    }
    if (!failure && redirect) window.location.assign(redirect)
    else setState(failure ? { is: 'error', failure } : { is: 'submitted' })
  }
  return { state, isSlow, submit }
}
