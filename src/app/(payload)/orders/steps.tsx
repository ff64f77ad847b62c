import { parseCookies, type UIFieldServerProps } from 'payload'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import { orderTranslator } from './messages'
import { StepButtons } from './step-buttons'
import { UndoButton } from './undo-button'

/** The next steps on an order's page, with a note to the buyer, or why the last step failed. */
export async function OrderSteps({
  data,
  id,
  i18n,
  req,
}: Pick<UIFieldServerProps, 'data' | 'i18n' | 'id' | 'req'>) {
  if (!id || !data?.state) return null
  const cookie = parseCookies(req.headers).get(submissionCookie)
  const submission = await readSubmission(req.payload, cookie, req.query?.attempt)
  const failed = ['/move', '/undo'].includes(submission?.form ?? '') ? submission : null
  const order = {
    id: String(id),
    state: data.state,
    number: String(data.number),
    currency: String(data.currency),
    history: data.history,
  }
  const t = orderTranslator(i18n)
  return (
    <>
      <UndoButton order={order} t={t} />
      <StepButtons order={order} t={t} withNote submission={failed} />
    </>
  )
}
