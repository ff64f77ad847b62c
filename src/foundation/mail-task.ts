import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload'
import { seal, unseal } from './encrypted-token'
import { readEnvironment } from './env/environment'
import { runJobsOnCommit } from './jobs/worker'
import { type Letter, renderHtml, renderPlainText } from './mail'

/** Seconds that a queued letter can be opened: longer than failed jobs are stored. */
const readableFor = 60 * 24 * 60 * 60

/** Whether the mail server has refused the letter for good, for example because the mailbox does not exist. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Sends one letter. The pauses between attempts double from 20 seconds on, 23 hours in all. */
export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  inputSchema: [
    { name: 'subject', type: 'text', required: true },
    { name: 'letter', type: 'textarea', required: true },
  ],
  retries: { attempts: 12, backoff: { type: 'exponential', delay: 20_000 } },
  handler: async ({ input, job, req: { payload } }) => {
    const letter = await unseal<Letter>(payload, 'mail', input.letter)
    if (!letter) throw new JobCancelledError('The letter cannot be decrypted: PAYLOAD_SECRET has changed.')
    const { to, replyTo, subject } = letter
    const domain = new URL(readEnvironment().siteUrl).hostname
    try {
      await payload.sendEmail({
        to,
        ...(replyTo && { replyTo }),
        subject,
        text: renderPlainText(letter),
        html: renderHtml(letter),
        // The same in each attempt, so that a letter that was sent twice is shown once.
        messageId: `<${job.id}@${domain}>`,
      })
    } catch (error) {
      if (isRefused(error)) throw new JobCancelledError(String(error))
      throw error
    }
    return { output: {} }
  },
}

/**
 * Queues a letter in the transaction of the request: it is sent if that is committed, as soon as the mail server accepts
 * it, or at `waitUntil`. The queue stores it encrypted, because its link may open an account.
 * @returns the id of the job
 */
export async function queueMail(req: PayloadRequest, letter: Letter, waitUntil?: Date): Promise<string> {
  const sealed = await seal(req.payload, 'mail', readableFor, letter)
  const input = { subject: letter.subject, letter: sealed }
  const { id } = await req.payload.jobs.queue({ task: 'sendMail', input, req, waitUntil })
  await runJobsOnCommit(req)
  return String(id)
}
