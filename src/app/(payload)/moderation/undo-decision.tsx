import type { BeforeDocumentControlsServerProps } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { moderationMessages } from './messages'
import { UndoButton } from './undo-button.client'

/** Takes back a decision that was made on the entry's own page, during its first minute. */
export function UndoDecision({ i18n, user }: BeforeDocumentControlsServerProps) {
  if (!isStaff(user)) return null
  const { t } = moderationMessages(i18n)
  const problems = {
    tooLate: t('undoFailed.tooLate'),
    changedSince: t('undoFailed.changedSince'),
    failed: t('undoFailed.failed'),
  }
  return <UndoButton label={t('undoDecision')} problems={problems} />
}
