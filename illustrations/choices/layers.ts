/** One stroke of a drawn choice, in a square of 40 by 40. */
export interface Layer {
  /** `body` is washed, `mark` is what the question is about, `wash` and `print` have a colour of their own. */
  kind: 'body' | 'lines' | 'mark' | 'wash' | 'print'
  d: string
  fill?: string
}

export type Drawing = readonly Layer[]

export const body = (d: string): Layer => ({ kind: 'body', d })
export const lines = (d: string): Layer => ({ kind: 'lines', d })
export const mark = (d: string): Layer => ({ kind: 'mark', d })
export const wash = (d: string, fill: string): Layer => ({ kind: 'wash', d, fill })
