import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  GroupField,
  PayloadRequest,
} from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { denyFieldAccess } from '@/foundation/payload/access'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { localizedTextareaField } from '@/foundation/payload/text-fields'
import type { Dataversion } from '@/payload-types'

/** Why staff have withdrawn a version, and when; a version without a reason is not withdrawn. */
export const withdrawalField: GroupField = {
  name: 'withdrawal',
  type: 'group',
  fields: [
    localizedTextareaField('reason', { maxLength: 600 }),
    {
      name: 'on',
      type: 'date',
      access: { create: denyFieldAccess, update: denyFieldAccess },
      admin: { readOnly: true },
      custom: { label: 'withdrawnOn' },
    },
  ],
}

/** Empty for what is no text. */
const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '')

/** Dates a withdrawal by its first reason, in whatever language, and ends it with the last one. */
export const dateWithdrawal: CollectionBeforeChangeHook<Dataversion> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const reason = trimmed(data.withdrawal?.reason)
  const others = reason ? [] : await otherReasons(originalDoc.id, req)
  const isWithdrawn = Boolean(reason) || others.length > 0
  const on = isWithdrawn ? (originalDoc.withdrawal?.on ?? new Date().toISOString()) : null
  return { ...data, withdrawal: { ...data.withdrawal, reason, on } }
}

/** The reasons in other languages than that of the request. */
async function otherReasons(id: string, req: PayloadRequest): Promise<string[]> {
  const doc = await req.payload.findByID({
    collection: 'dataversions',
    id,
    depth: 0,
    locale: 'all',
    req: isolateLocale(req),
  })
  const reasons = (doc.withdrawal?.reason ?? {}) as unknown as Record<string, string | null>
  return Object.entries(reasons).flatMap(([locale, text]) =>
    locale === req.locale ? [] : trimmed(text) || [],
  )
}

/** The page and the files of the data say at once what was withdrawn. */
export const expireVersions: CollectionAfterChangeHook<Dataversion> = async ({ doc, req }) => {
  await expireTags(req, [tags.list('dataversions')])
  return doc
}

/** A withdrawal as readers see it. */
export interface Withdrawal {
  /** A day: `2026-04-01`. */
  on: string
  reason: LocalizedText
}

/** Null for a version that is not withdrawn. */
export function withdrawalOf({ withdrawal }: Pick<Dataversion, 'withdrawal'>): Withdrawal | null {
  const reason = localizedText(withdrawal, 'reason')
  return withdrawal?.on && reason ? { on: withdrawal.on.slice(0, 10), reason } : null
}
