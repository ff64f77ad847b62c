import { parseCookies, type UIFieldServerProps } from 'payload'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import { orderTranslator } from './messages'
import { StepButtons } from './step-buttons'

/** On an order's page: where it may be taken from here, with a note to the buyer; and why it was not taken there. */
export async function OrderSteps({ data, id, i18n, req }: UIFieldServerProps) {
  if (!id || !data?.state) return null
  const cookie = parseCookies(req.headers).get(submissionCookie)
  const submission = await readSubmission(req.payload, cookie, req.query?.attempt)
  const failed = submission?.form === '/move' ? submission : null
  const order = { id: String(id), state: data.state, number: String(data.number) }
  return <StepButtons order={order} t={orderTranslator(i18n)} withNote submission={failed} />
}
