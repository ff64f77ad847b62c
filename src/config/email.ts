import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { readEnvironment } from '@/foundation/env/environment'
import { mailOutbox } from '@/foundation/mail-outbox'

const { dataDir, smtp } = readEnvironment()

/** Sends mails by SMTP or, without a server, writes them to the outbox in the data folder. */
export const email = smtp
  ? nodemailerAdapter({
      defaultFromAddress: smtp.from,
      defaultFromName: 'Fungarium',
      transportOptions: { host: smtp.host, port: smtp.port, auth: smtp.auth },
    })
  : mailOutbox({
      folder: path.join(dataDir, 'outbox'),
      defaultFromAddress: 'noreply@fungarium.local',
      defaultFromName: 'Fungarium',
    })
