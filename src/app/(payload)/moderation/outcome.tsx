import { type AdminViewServerProps, type PayloadRequest, parseCookies } from 'payload'
import { applicationDecisions } from '@/domains/suppliers/applications/limits'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { canUndo } from '@/foundation/undo/undo-log'

interface OutcomeProps {
  req: PayloadRequest
  searchParams: AdminViewServerProps['searchParams']
  t: DynamicTranslator
}

type Parameter = (name: string) => string | undefined

/** Endpoints that undo a decision about entries or an application, or open closed reports again. */
const undoActions = {
  decision: '/api/moderation/undo',
  application: '/api/vendors/decide/undo',
  reports: '/api/moderation/reports/undo',
} as const

/** What failed submissions of these endpoints name themselves. */
const undoForms = ['/moderation/undo', '/decide/undo', '/moderation/reports/undo']

/** Why the last decision could not be undone; null if it could. */
async function undoProblem({ payload, headers }: PayloadRequest, attempt: unknown): Promise<string | null> {
  const submission = await readSubmission(payload, parseCookies(headers).get(submissionCookie), attempt)
  if (!submission || !undoForms.includes(submission.form)) return null
  const code = submission.problems[0]?.code
  return code === 'tooLate' || code === 'changedSince' ? code : 'failed'
}

/** What the last decision did. */
function doneTexts(param: Parameter, t: DynamicTranslator): string[] {
  const application = applicationDecisions.find((decision) => decision === param('application'))
  return [
    ...(['decided', 'kept', 'closed', 'reopened', 'undone'] as const).flatMap((name) => {
      const count = Number(param(name))
      return count > 0 ? t(name, { count }) : []
    }),
    ...(application ? [t(`applications.done.${application}`)] : []),
  ]
}

/** The button that undoes the last decision, as long as it can be undone. */
async function UndoButton({ req: { payload, user }, param, t }: OutcomeProps & { param: Parameter }) {
  const kind = param('application') ? 'application' : param('closed') ? 'reports' : 'decision'
  const token = param('undo')
  if (!(await canUndo(payload, kind, token, user?.id))) return null
  return (
    <form action={undoActions[kind]} method="post">
      <input name="undo" type="hidden" value={token} />
      <button type="submit">{t('undo')}</button>
    </form>
  )
}

/** The result of the last decision, which its redirect has in the query string. */
export async function Outcome(props: OutcomeProps) {
  const { req, searchParams, t } = props
  const param = (name: string) => [searchParams?.[name]].flat()[0]
  const problem = await undoProblem(req, param('attempt'))
  if (problem)
    return (
      <p className="moderation__outcome" role="alert">
        {t(`undoFailed.${problem}`)}
      </p>
    )
  const failed = param('failed')
  const changed = Number(param('changed'))
  const done = doneTexts(param, t)
  return (
    <>
      {done.length > 0 && (
        <div className="moderation__outcome">
          {done.map((text) => (
            <p key={text} role="status">
              {text}
            </p>
          ))}
          <UndoButton {...props} param={param} />
        </div>
      )}
      {failed && failed !== '0' && (
        <p className="moderation__outcome" role="alert">
          {failed === 'order' ? t('incomplete') : t('failed', { count: Number(failed) || 0 })}
        </p>
      )}
      {changed > 0 && (
        <p className="moderation__outcome" role="alert">
          {t('changed', { count: changed })}
        </p>
      )}
    </>
  )
}
