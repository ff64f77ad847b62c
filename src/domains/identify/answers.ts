import { type Area, areas, isArea } from '@/domains/species/areas'
import { type KeyTrait, keyTraitNames, keyTraits } from '@/domains/species/key-traits'
import { identifyPath } from '@/foundation/routing/paths'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'

/** Everything that the key asks: the traits of the mushroom, then where and when it was found. */
export const questions = [...keyTraitNames, 'region', 'month'] as const

export type Question = (typeof questions)[number]

/** The answer to a question that nobody can answer yet: it counts for nothing, and is not asked again. */
export const unsure = 'unsure'

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** Questions with several right answers at once. */
const multiple: readonly Question[] = ['colour', 'surface', 'smell', 'ground']

export const allowsSeveral = (question: Question): boolean => multiple.includes(question)

/** The states selected for each question, or `unsure`; unanswered questions are absent. */
export type Answers = Partial<Record<Question, readonly string[]>>

/** The states that a question offers. */
export function statesOf(question: Question): readonly string[] {
  if (question === 'region') return areas
  return question === 'month' ? months : keyTraits[question]
}

/** Reads answers from an address. Unknown words are ignored; their order does not matter. */
export function parseAnswers(params: SearchParams): Answers {
  const answers: Answers = {}
  for (const question of questions) {
    const given = new Set([params[question] ?? []].flat().flatMap((value) => value.split(',')))
    const known = statesOf(question).filter((state) => given.has(state))
    const selected = allowsSeveral(question) ? known : known.slice(0, 1)
    if (selected.length > 0) answers[question] = selected
    else if (given.has(unsure)) answers[question] = [unsure]
  }
  return answers
}

/** The query string of answers, always in the same order: `?ring=skirt&colour=white,cream`. */
export function answersQuery(answers: Answers): string {
  const pairs = questions.flatMap((question) => {
    const states = answers[question]
    return states?.length ? [`${question}=${states.join(',')}`] : []
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The parameter that names the question to ask next, in place of the most useful one. */
export const askParameter = 'ask'

/** Reads which question a reader wants to answer next. */
export function parseAsked(params: SearchParams): Question | null {
  const asked = singleParam(params, askParameter)
  return questions.find((question) => question === asked) ?? null
}

/** The element of the question that is asked: an address leads there after each answer, by eye and by keyboard. */
export const questionId = 'question'

/** The address of the key with answers, at its question. */
export function keyUrl(answers: Answers, asked: Question | null = null): string {
  const query = answersQuery(answers)
  const ask = asked ? `${query ? '&' : '?'}${askParameter}=${asked}` : ''
  return query || ask ? `${identifyPath}${query}${ask}#${questionId}` : identifyPath
}

/** The answers without those to a question. */
export function withoutAnswer({ ...answers }: Answers, question: Question): Answers {
  delete answers[question]
  return answers
}

/** The answers after a state was selected, or taken back if it was selected before. */
export function toggleAnswer(answers: Answers, question: Question, state: string): Answers {
  const before = answers[question] ?? []
  if (before.includes(state)) {
    const rest = before.filter((other) => other !== state)
    return rest.length > 0 ? { ...answers, [question]: rest } : withoutAnswer(answers, question)
  }
  const others = allowsSeveral(question) && state !== unsure ? before.filter((one) => one !== unsure) : []
  const selected = new Set([...others, state])
  const ordered = state === unsure ? [unsure] : statesOf(question).filter((one) => selected.has(one))
  return { ...answers, [question]: ordered }
}

/** The questions that were answered with something else than `unsure`. */
export function answeredQuestions(answers: Answers): Question[] {
  return questions.filter((question) => answers[question] && !answers[question].includes(unsure))
}

export function regionOf({ region }: Answers): Area | null {
  const [area = ''] = region ?? []
  return isArea(area) ? area : null
}

export function isTrait(question: Question): question is KeyTrait {
  return question !== 'region' && question !== 'month'
}
