import type { DateFieldServerProps } from 'payload'
import { submissionTexts } from '@/domains/products/submission'
import { isStaff } from '@/foundation/payload/access'
import { SubmissionState } from './submission-state.client'
import './submission.css'

/** Says above the form that the product waits to be read. */
export function SubmissionField({ clientField, i18n, user }: DateFieldServerProps) {
  const { state, forStaff, forVendor } = submissionTexts(i18n)
  return <SubmissionState path={clientField.name} state={state} text={isStaff(user) ? forStaff : forVendor} />
}
