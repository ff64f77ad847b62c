import { beforeEach, vi } from 'vitest'
import { discardJobs } from './jobs'
import { payload } from './users'

/** Observes the mails of a file's tests, each of which begins without any, sent or queued. */
export function watchMails() {
  const mails = vi.spyOn(payload, 'sendEmail')
  beforeEach(async () => {
    await discardJobs()
    mails.mockClear()
  })
  return mails
}
