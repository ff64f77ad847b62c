import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter, SendEmailOptions } from 'payload'

interface Outbox {
  /** Folder the mails are laid into, one JSON file a mail. */
  folder: string
  defaultFromAddress: string
  defaultFromName: string
}

/** Where no mail server is configured, mails are kept as files, so that nothing that was to be said is lost. */
export function mailOutbox({ folder, defaultFromAddress, defaultFromName }: Outbox): EmailAdapter<string> {
  return ({ payload }) => ({
    name: 'outbox',
    defaultFromAddress,
    defaultFromName,
    sendEmail: async (message: SendEmailOptions) => {
      await mkdir(folder, { recursive: true })
      const file = path.join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID()}.json`,
      )
      await writeFile(file, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 })
      payload.logger.info(
        { subject: message.subject },
        'No mail server is configured; the mail lies in the outbox.',
      )
      return file
    },
  })
}
