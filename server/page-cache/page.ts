import type { Body } from '../body'

/** A finished response, the same for everyone who asks for its address. */
export interface Page {
  status: number
  /** Names and values in turn, as Node writes them, without those of an encoding. */
  headers: readonly string[]
  body: Body
  /** Seconds for which it may be kept; 0 if it is for one visitor. */
  maxAge: number
  /** The page expires with any of these tags. */
  tags: ReadonlySet<string>
  /** When the application began to answer, by `performance.now()`. */
  startedAt: number
}

/** What the application answers: a page, whole, or a response that is streamed. */
export type Answer = Page | Response

export const isPage = (answer: Answer): answer is Page => !(answer instanceof Response)
