import { describe, expect, test } from 'vitest'
import { type AnswerRule, checkAnswers } from './rules'

const field = (type: AnswerRule['type'], more: Partial<AnswerRule> = {}): AnswerRule => ({
  type,
  name: 'it',
  required: false,
  ...more,
})

const options = [{ value: 'a' }, { value: 'b' }]
const problemOf = (rule: AnswerRule, value: unknown) => checkAnswers([rule], { it: value }).problems[0]?.code

describe('answers', () => {
  test.each([
    ['text', '', 'required'],
    ['text', '   ', 'required'],
    ['textarea', '\r\n', 'required'],
    ['checkbox', 'false', 'required'],
    ['checkbox', undefined, 'required'],
    ['select', '', 'required'],
    ['checkbox', 'perhaps', 'invalidInput'],
    ['text', ['two', 'values'], 'invalidInput'],
    ['text', 'a\nb', 'invalidInput'],
    ['textarea', '\ud800\u200B', 'required'],
    ['select', 'c', 'invalidSelection'],
    ['country', 'XX', 'invalidSelection'],
    ['email', 'name@example', 'invalidEmail'],
    ['email', 'a@b.example\nBcc: x@y.example', 'invalidInput'],
    ['number', 'twelve', 'invalidNumber'],
    ['number', '1e3', 'invalidNumber'],
    ['text', 'é'.repeat(301), 'tooLong'],
  ] as const)('a required %s refuses %j: %s', (type, value, code) => {
    expect(problemOf(field(type, { required: true, options }), value)).toBe(code)
  })

  test.each([
    ['text', '', ''],
    ['checkbox', undefined, false],
    ['checkbox', 'on', true],
    ['checkbox', true, true],
    ['select', 'b', 'b'],
    ['email', ' name@example.com ', 'name@example.com'],
    ['text', 'a\u0000\u202Eb', 'ab'],
    ['number', '-3,5', '-3,5'],
    ['number', 3.5, '3.5'],
    ['textareaWithPlaceholder', 'two\r\nlines', 'two\nlines'],
  ] as const)('an optional %s stores %j as %j', (type, value, stored) => {
    const { answers, problems } = checkAnswers([field(type, { options })], { it: value })
    expect(problems).toEqual([])
    expect(answers).toEqual([{ field: 'it', value: stored }])
  })

  test('of fields that the form does not have are ignored', () => {
    expect(checkAnswers([], { it: 'anything' })).toEqual({ answers: [], problems: [] })
  })
})
