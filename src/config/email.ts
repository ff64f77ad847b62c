import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import { type Environment, readEnvironment } from '@/foundation/env/environment'
import { mailOutbox } from '@/foundation/mail-outbox'

/** How long a mail server may take, in milliseconds. A letter is tried again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends mails by SMTP or, without a server, writes them to the outbox in the data folder. */
export function emailAdapter({
  dataDir,
  smtp,
}: Pick<Environment, 'dataDir' | 'smtp'>): NonNullable<Config['email']> {
  if (!smtp)
    return mailOutbox({
      folder: path.join(dataDir, 'outbox'),
      defaultFromAddress: 'noreply@fungarium.local',
      defaultFromName: 'Fungarium',
    })
  return nodemailerAdapter({
    defaultFromAddress: smtp.from,
    defaultFromName: 'Fungarium',
    // A server that is down must not delay the start; letters wait for it.
    skipVerify: true,
    transportOptions: { host: smtp.host, port: smtp.port, auth: smtp.auth, ...timeouts },
  })
}

export const email = emailAdapter(readEnvironment())
