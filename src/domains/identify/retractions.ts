import { type Answers, answeredQuestions, type Question, withoutAnswer } from './answers'
import { countFitting } from './fit'
import type { KeySpecies } from './key-species'

/** Answers without some of them, and how many species fit the rest. */
export interface Retraction {
  answers: Answers
  removed: { question: Question; states: readonly string[] }[]
  /** Species that fit then, at least one. */
  count: number
}

const maxRetractions = 4

/** Every two questions. */
const pairsOf = (questions: readonly Question[]): Question[][] =>
  questions.flatMap((one, index) => questions.slice(index + 1).map((other) => [one, other]))

/**
 * What to take back where no species fits: single answers or, where none of them helps, two; those first after which most
 * species fit.
 */
export function retractionsOf(all: readonly KeySpecies[], answers: Answers): Retraction[] {
  const answered = answeredQuestions(answers)
  const without = (questions: readonly Question[]): Retraction => {
    const rest = questions.reduce(withoutAnswer, answers)
    const removed = questions.map((question) => ({ question, states: answers[question] ?? [] }))
    return { answers: rest, removed, count: countFitting(all, rest) }
  }
  const helpful = (candidates: Question[][]) =>
    candidates
      .map(without)
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, maxRetractions)
  const single = helpful(answered.map((question) => [question]))
  return single.length > 0 ? single : helpful(pairsOf(answered))
}
