import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps, TypedUser } from 'payload'
import { shortened } from '@/foundation/text/beginning-of'

const excerptLength = 120

interface AnsweredProps {
  id: unknown
  payload: Payload
  user: TypedUser | null | undefined
}

/** The beginning of the comment that another one answers; a dash if it is gone or the reader may not see it. */
async function excerptOf({ id, payload, user }: AnsweredProps): Promise<string> {
  if (typeof id !== 'string' || !id) return '—'
  const options = { depth: 0, disableErrors: true, overrideAccess: false, user } as const
  const comment = await payload.findByID({ collection: 'comments', id, ...options })
  const text = comment?.comment ?? '—'
  return shortened(text, excerptLength)
}

/** What a comment answers, beside its form. */
export async function AnsweredCommentField({ field, i18n, payload, user, value }: TextFieldServerProps) {
  const label = field.label ? getTranslation(field.label, i18n) : field.name
  return (
    <div className="field-type">
      <span className="field-label">{label}</span>
      <p>
        <a href={`/admin/collections/comments/${value}`}>{await excerptOf({ id: value, payload, user })}</a>
      </p>
    </div>
  )
}

/** What a comment answers, in a list, whose cells do not know the user: published comments alone. */
export const AnsweredCommentCell = ({ cellData, payload }: DefaultServerCellComponentProps) =>
  excerptOf({ id: cellData, payload, user: null })
