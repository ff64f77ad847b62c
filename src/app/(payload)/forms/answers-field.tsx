import { getTranslation } from '@payloadcms/translations'
import type { UIFieldServerProps } from 'payload'
import { getFormForStaff, type LabelledAnswer, labelAnswers, panelLocale } from '@/domains/forms/answers'
import { submissionsSlug } from '@/domains/forms/paths'
import './forms.css'

function AnswerText({ text, type }: LabelledAnswer) {
  if (text === '') return '–'
  return type === 'email' ? <a href={`mailto:${text}`}>{text}</a> : text
}

/** What a visitor answered, with the labels of the form in the panel's language. */
export async function AnswersField({ field, i18n, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const submission = await req.payload.findByID({
    collection: submissionsSlug,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  if (!submission) return null
  const { form } = submission
  const view = await getFormForStaff(req, typeof form === 'string' ? form : form.id)
  return (
    <div className="field-type">
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <dl className="answers">
        {labelAnswers(view, submission, panelLocale(req)).map((answer) => (
          <div key={answer.name}>
            <dt>{answer.label}</dt>
            <dd>
              <AnswerText {...answer} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
