import type { DateFieldValidation, GlobalAfterChangeHook, GlobalConfig, TaskConfig } from 'payload'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { linkField, localizedTextField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { Announcement } from '@/payload-types'

export const announcementsSlug = 'announcements'

/** Pages are cached, so they expire when an announcement begins or ends. */
const queueExpirations: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { announcements = [] } = doc as Announcement
  const times = new Set((announcements ?? []).flatMap(({ from, until }) => [from, until]))
  for (const time of times) {
    const waitUntil = new Date(time ?? 0)
    if (waitUntil.getTime() > Date.now())
      await req.payload.jobs.queue({ task: 'expireAnnouncements', input: {}, waitUntil, req })
  }
  return doc
}

/** Expires every page when an announcement begins or ends. */
export const expireAnnouncementsTask: TaskConfig<'expireAnnouncements'> = {
  slug: 'expireAnnouncements',
  handler: async ({ req }) => {
    await expireTags(req, [tags.global(announcementsSlug)])
    return { output: {} }
  },
}

const validateUntil: DateFieldValidation = (value, { req, siblingData }) => {
  const { from } = siblingData as { from?: string | null }
  return !value || !from || new Date(value) > new Date(from) || validationMessage(req, 'rangeBackwards')
}

const dayAndTime = { date: { pickerAppearance: 'dayAndTime' } } as const

/** Lines at the top of every page, each from a time on and until another. */
export const announcements: GlobalConfig = {
  slug: announcementsSlug,
  admin: { hidden: ({ user }) => !isStaff(user) },
  access: { read: allowAll, update: staff },
  hooks: { afterChange: [expireGlobal, queueExpirations] },
  fields: [
    {
      name: 'announcements',
      type: 'array',
      maxRows: 10,
      fields: [
        localizedTextField('text', { required: true, maxLength: 200 }),
        linkField('url'),
        {
          type: 'row',
          fields: [
            { name: 'from', type: 'date', admin: dayAndTime },
            { name: 'until', type: 'date', admin: dayAndTime, validate: validateUntil },
          ],
        },
      ],
    },
  ],
}
