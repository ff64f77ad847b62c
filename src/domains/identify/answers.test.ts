import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  answersQuery,
  parseAnswers,
  questions,
  statesOf,
  toggleAnswer,
  unsure,
} from './answers'

const given = fc.constantFrom(...questions).chain((question) => {
  const state = fc.constantFrom(...statesOf(question), unsure)
  return state.map((selected) => ({ question, selected }))
})

const answersGiven = fc
  .array(given)
  .map((list) =>
    list.reduce<Answers>((answers, { question, selected }) => toggleAnswer(answers, question, selected), {}),
  )

describe('answers in an address', () => {
  it('any answers can be read from their address, in any order of its parameters', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const pairs = [...new URLSearchParams(answersQuery(answers))]
        expect(parseAnswers(Object.fromEntries(pairs))).toEqual(answers)
        expect(parseAnswers(Object.fromEntries(pairs.reverse()))).toEqual(answers)
      }),
    )
  })

  it('selecting an answer twice takes it back', () => {
    fc.assert(
      fc.property(answersGiven, given, (answers, { question, selected }) => {
        fc.pre(!answers[question])
        const twice = toggleAnswer(toggleAnswer(answers, question, selected), question, selected)
        expect(twice).toEqual(answers)
      }),
    )
  })

  it('unknown words are ignored, and only some questions accept several answers', () => {
    expect(
      parseAnswers({ ring: 'x,skirt,cobweb', colour: ['red', 'white,?'], month: '13', other: '1' }),
    ).toEqual({
      ring: ['skirt'],
      colour: ['white', 'red'],
    })
  })
})
