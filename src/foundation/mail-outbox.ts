import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter, SendEmailOptions } from 'payload'

interface Outbox {
  /** The folder that mails are written to, one JSON file each. */
  folder: string
  defaultFromAddress: string
  defaultFromName: string
}

/** Writes mails to files if no mail server is configured, so that none is lost. */
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
