import type { UIFieldServerProps } from 'payload'
import { StepButtons } from './step-buttons'
import { wordsFor } from './words'

/** On an order's page: where it may be taken from here, with a note to the buyer. */
export function OrderSteps({ data, id, i18n }: UIFieldServerProps) {
  if (!id || !data?.state) return null
  const order = { id: String(id), state: data.state, number: String(data.number) }
  return <StepButtons order={order} say={wordsFor(i18n)} withNote />
}
