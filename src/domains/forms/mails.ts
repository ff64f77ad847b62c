import type { BeforeEmail } from '@payloadcms/plugin-form-builder/types'
import type { PayloadRequest } from 'payload'
import { plainText } from '@/foundation/i18n/localized-text'
import { queueMail } from '@/foundation/mail-task'
import { absolute } from '@/foundation/seo/absolute'
import type { FormSubmission } from '@/payload-types'
import { answerText } from './answers'
import { type AnswerFieldView, isAnswerField } from './form-view'
import { formTranslator } from './messages'
import { submissionsSlug } from './paths'
import { getForm } from './queries'

/**
 * Queues a letter with the answers for each address of the form, instead of sending what the plugin composed: a mail
 * server that is away must not fail the visitor. The answer goes to the first email address of the submission.
 */
export const queueLetters: BeforeEmail = async (emails, change) => {
  const { doc, req } = change as unknown as { doc: FormSubmission; req: PayloadRequest }
  const { locale } = doc
  const formId = typeof doc.form === 'string' ? doc.form : doc.form.id
  const form = await getForm({ payload: req.payload, user: null, locale, draft: false }, formId)
  if (!form) return []
  const t = formTranslator(locale)
  const fields = form.parts.filter(isAnswerField)
  const answerTo = ({ name }: AnswerFieldView) =>
    doc.submissionData?.find(({ field }) => field === name)?.value ?? ''
  const email = fields.find((field) => field.type === 'email' && answerTo(field))
  for (const { to, subject } of emails) {
    await queueMail(req, {
      to,
      ...(email && { replyTo: answerTo(email) }),
      locale,
      subject: subject || t('mail.subject', { title: plainText(form.title) }),
      paragraphs: fields
        .filter((field) => answerTo(field))
        .map((field) => `${plainText(field.label)}: ${answerText(field, answerTo(field), locale)}`),
      link: { label: t('mail.link'), url: absolute('en', `/admin/collections/${submissionsSlug}/${doc.id}`) },
    })
  }
  return []
}
