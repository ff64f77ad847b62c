import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import pt from '@messages/pt/panel.json'
import type { PayloadRequest, TypedJobs } from 'payload'
import { createTranslator } from 'use-intl/core'
import { addressOfUser } from '@/domains/users/mails'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { absolute } from '@/foundation/seo/absolute'

type Schedule = TypedJobs['tasks']['schedulePublish']['input']

const catalogues: Record<Locale, typeof en> = { en, es, pt }

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id)

/** What was to be published: its title, and its address in the panel; null if it is gone. */
async function scheduledEntry(req: PayloadRequest, { doc, global }: Schedule, locale: Locale) {
  if (global) {
    const label = req.payload.config.globals.find(({ slug }) => slug === global)?.label
    const title = typeof label === 'object' ? (label[locale] ?? global) : global
    return { title, path: `/admin/globals/${global}` }
  }
  if (!doc) return null
  const collection = doc.relationTo
  const id = idOf(doc.value)
  const options = { collection, id, depth: 0, disableErrors: true, draft: true, locale, req } as const
  const found = await req.payload.findByID(options)
  if (!found) return null
  const entry: Record<string, unknown> = { ...found }
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  return {
    title: String(entry[useAsTitle] || entry.slug || id),
    path: `/admin/collections/${collection}/${id}`,
  }
}

/** Mails the person who scheduled a publication that it failed: nobody looks at the queue. */
export async function mailFailedSchedule(req: PayloadRequest, schedule: Schedule, error: unknown) {
  if (!schedule.user || schedule.type === 'unpublish') return
  const { payload } = req
  const by = {
    collection: 'users',
    id: idOf(schedule.user.value),
    depth: 0,
    disableErrors: true,
    req,
  } as const
  const person = await payload.findByID(by)
  if (!person) return
  const { email, locale } = addressOfUser(person)
  const entry = await scheduledEntry(req, schedule, locale)
  if (!entry) return
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'failedSchedule' })
  const reason = error instanceof Error ? error.message : String(error)
  await queueMail(req, {
    to: email,
    locale,
    subject: t('subject', { title: entry.title }),
    paragraphs: [t('text'), t('reason', { reason })],
    link: { label: t('link'), url: absolute(defaultLocale, entry.path) },
  })
}
