import { getTranslations } from 'next-intl/server'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import { canUndo } from '@/foundation/undo/undo-log'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface DeletionResultProps {
  reader: Reader
  /** Parameters of the page, which the forms have set. */
  query: { done?: string; kind?: string; undo?: string }
  submission: FailedSubmission | null
  /** The page, with its language. */
  from: string
}

interface UndoFormProps {
  kind: ContributionKind
  token: string
  from: string
}

async function UndoForm({ kind, token, from }: UndoFormProps) {
  const t = await getTranslations('contributions.deletion')
  return (
    <form method="post" action={`/api/${kind}/restore`}>
      <input type="hidden" name="undo" value={token} />
      <input type="hidden" name="from" value={from} />
      <Button type="submit" kind="secondary">
        {t('undo')}
      </Button>
    </form>
  )
}

/** Why an entry could not be deleted or restored; null if it could. */
async function failureOf(submission: FailedSubmission | null): Promise<string | null> {
  const t = await getTranslations('contributions.deletion')
  if (submission?.form === '/delete') return t('failed')
  if (submission?.form !== '/restore') return null
  const code = submission.problems[0]?.code
  return t(code === 'tooLate' || code === 'rewritten' ? code : 'notRestored')
}

/** Whether an entry that the reader wanted to delete is deleted, and the button that restores it for a minute. */
export async function DeletionResult({ reader, query, submission, from }: DeletionResultProps) {
  const failure = await failureOf(submission)
  if (failure)
    return (
      <Notice kind="error" live="assertive">
        <p>{failure}</p>
      </Notice>
    )
  const kind = contributionKinds.find((one) => one === query.kind)
  if (!kind || (query.done !== 'deleted' && query.done !== 'restored')) return null
  const t = await getTranslations('contributions.deletion')
  const { payload, user } = reader
  const token = query.undo && (await canUndo(payload, 'deletion', query.undo, user?.id)) ? query.undo : null
  return (
    <Notice kind="success" live="polite">
      <p>{t(query.done === 'deleted' ? 'done' : 'restored', { kind })}</p>
      {query.done === 'deleted' && token ? <UndoForm kind={kind} token={token} from={from} /> : null}
    </Notice>
  )
}
