import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Returns the mails to an address, the newest first. Without a mail server the site writes them to files. */
export async function mailsTo(email: string, dataDir = process.env.DATA_DIR || 'data'): Promise<Mail[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).sort().reverse()
  const mails = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file), 'utf8').catch(() => '')
      try {
        return JSON.parse(content) as Mail
      } catch {
        return null // still being written
      }
    }),
  )
  return mails.filter((mail) => mail !== null).filter(({ to }) => to === email)
}

/** Waits for a mail whose subject contains the words. */
export async function expectMail(email: string, subject: string): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.subject))
    .toContainEqual(expect.stringContaining(subject))
}

/** Waits for a mail with a link and returns the link's path and query. */
export async function linkMailedTo(email: string, pattern: RegExp): Promise<string> {
  const findLink = async () => {
    const links = (await mailsTo(email)).flatMap((mail) => pattern.exec(mail.text)?.[0] ?? [])
    return links[0]
  }
  await expect.poll(findLink).toBeDefined()
  const { pathname, search } = new URL(String(await findLink()))
  return `${pathname}${search}`
}
