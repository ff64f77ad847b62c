import { visibleText } from '@/foundation/text/visible-text'

/** Validation of answers, the same on the server and in the browser: it must not import anything. */

const textTypes = ['text', 'textWithPlaceholder'] as const
const longTextTypes = ['textarea', 'textareaWithPlaceholder'] as const
const choiceTypes = ['select', 'country', 'state'] as const

export type AnswerType =
  | (typeof textTypes)[number]
  | (typeof longTextTypes)[number]
  | (typeof choiceTypes)[number]
  | 'checkbox'
  | 'email'
  | 'number'

/** What decides whether an answer is valid. */
export interface AnswerRule {
  type: AnswerType
  name: string
  required: boolean
  /** What can be chosen. */
  options?: readonly { value: string }[]
}

/** Codes of `forms.problems`. */
export type AnswerProblem =
  | 'required'
  | 'invalidInput'
  | 'invalidSelection'
  | 'invalidEmail'
  | 'invalidNumber'
  | 'tooLong'

export type Answer = string | boolean

/** Names that the form itself sends. */
export const reservedNames = ['form', 'from', 'locale', 'openedAt', 'submissionData', 'website']

export const answerPattern = {
  name: /^[a-z\d][\w-]*$/i,
  /** That of browsers, and the domain has a dot. https://html.spec.whatwg.org/#valid-e-mail-address */
  email:
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i,
  number: /^[+-]?\d{1,15}(?:[.,]\d{1,9})?$/,
} as const

/** Characters of an answer. */
const maxLengths = { email: 254, line: 300, text: 5000 } as const

const isOneOf = (types: readonly string[], type: string) => types.includes(type)

const maxLengthOf = (type: AnswerType) =>
  isOneOf(longTextTypes, type) ? maxLengths.text : type === 'email' ? maxLengths.email : maxLengths.line

/** An answer as it is validated and stored. Checkboxes send `on` or nothing from a form, and booleans as JSON. */
function normalize(type: AnswerType, value: unknown): unknown {
  if (type === 'checkbox') {
    if (value === undefined || value === null || value === '' || value === 'false') return false
    return value === 'on' || value === 'true' ? true : value
  }
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? visibleText(value) : value
}

function findTextProblem(type: AnswerType, value: string): AnswerProblem | null {
  const max = maxLengthOf(type)
  if (value.length > max) return 'tooLong'
  // Mails would take what follows a line break for a header.
  if (!isOneOf(longTextTypes, type) && /[\n\t]/.test(value)) return 'invalidInput'
  if (type === 'email' && !answerPattern.email.test(value)) return 'invalidEmail'
  return type === 'number' && !answerPattern.number.test(value) ? 'invalidNumber' : null
}

function findProblem({ type, required, options = [] }: AnswerRule, value: unknown): AnswerProblem | null {
  if (type === 'checkbox') {
    if (typeof value !== 'boolean') return 'invalidInput'
    return required && !value ? 'required' : null
  }
  if (value === '') return required ? 'required' : null
  if (isOneOf(choiceTypes, type))
    return options.some((option) => option.value === value) ? null : 'invalidSelection'
  return typeof value === 'string' ? findTextProblem(type, value) : 'invalidInput'
}

/** Values for the messages of problems: how long an answer may be. */
export const problemValues = ({ type }: Pick<AnswerRule, 'type'>) => ({ max: maxLengthOf(type) })

interface CheckedAnswers {
  /** One for each field; they may be stored if there is no problem. */
  answers: { field: string; value: Answer }[]
  problems: { field: string; code: AnswerProblem }[]
}

/** Validates what was answered, by field name. Values of fields that the form does not have are ignored. */
export function checkAnswers(
  fields: readonly AnswerRule[],
  values: Readonly<Record<string, unknown>>,
): CheckedAnswers {
  const checked: CheckedAnswers = { answers: [], problems: [] }
  for (const field of fields) {
    const given = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    const value = normalize(field.type, given)
    const code = findProblem(field, value)
    if (code) checked.problems.push({ field: field.name, code })
    else checked.answers.push({ field: field.name, value: value as Answer })
  }
  return checked
}
