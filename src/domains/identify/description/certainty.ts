import type { Phrase } from './phrases'

/** What a sentence says of a trait: that it is there, that it is not, or that nobody knows. */
type Certainty = 'given' | 'denied' | 'doubtful'

/** Words that may stand between a denial and what it denies: “does not have any visible ring”. */
const reach = 3

/** What is denied together with another one: “no ring and sac”, but not “no ring and brown”. */
const isLasting = ({ answers }: Phrase) =>
  answers.some(({ question }) => question === 'ring' || question === 'base')

const isDenying = ({ answers }: Phrase) =>
  answers.some(({ state }) => state === 'none' || state === 'absent' || state === 'faint')

/** What a clause says of each of its phrases. */
export function certaintiesOf(clause: readonly Phrase[]): Certainty[] {
  let left = -1
  let isDoubtful = false
  let follows: 'denied' | 'given' = 'given'
  return clause.map((phrase, index) => {
    const { role } = phrase
    if (role === 'turn') [left, isDoubtful] = [-1, false]
    if (role === 'doubt') isDoubtful = true
    if (role === 'denial') left = reach
    if (role === 'or' && follows === 'denied') left = reach
    if (role === 'word' || role === 'copula' || role === 'link') left -= 1
    if (role !== 'answer') {
      if (role !== 'or' && role !== 'and') follows = 'given'
      return 'given'
    }
    const isJoined = follows === 'denied' && clause[index - 1]?.role === 'and' && isLasting(phrase)
    const isDenied = left >= 0 || isJoined
    left = -1
    follows = isDenied || isDenying(phrase) ? 'denied' : 'given'
    return isDoubtful ? 'doubtful' : isDenied ? 'denied' : 'given'
  })
}
