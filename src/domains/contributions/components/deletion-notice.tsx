import type { ContributionKind } from '@/domains/contributions/kinds'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'
import type { Deletion } from './load-deletion'

interface UndoFormProps {
  kind: ContributionKind
  token: string
  from: string
}

function UndoForm({ kind, token, from }: UndoFormProps) {
  const t = useTranslations('contributions.deletion')
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

interface DeletionNoticeProps {
  deletion: Deletion | null
  /** The page, with its language. */
  from: string
}

/** Whether an entry that the reader wanted to delete is deleted, and the button that restores it for a minute. */
export function DeletionNotice({ deletion, from }: DeletionNoticeProps) {
  const t = useTranslations('contributions.deletion')
  if (!deletion) return null
  if (deletion.failure)
    return (
      <Notice kind="error" live="assertive">
        <p>{t(deletion.failure)}</p>
      </Notice>
    )
  const { kind, done, undo } = deletion
  return (
    <Notice kind="success" live="polite">
      <p>{t(done === 'deleted' ? 'done' : 'restored', { kind })}</p>
      {undo ? <UndoForm kind={kind} token={undo} from={from} /> : null}
    </Notice>
  )
}
