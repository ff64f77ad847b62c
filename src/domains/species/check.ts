import type { CheckboxField, CollectionBeforeChangeHook, GroupField } from 'payload'
import { denyFieldAccess, staffField } from '@/foundation/payload/access'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { Mushroom, User } from '@/payload-types'

const setByServer = { create: denyFieldAccess, update: denyFieldAccess }

/** The name that stands behind a check: an alias names nobody. */
const nameOf = (user: Partial<User> | null | undefined) => user?.name?.trim() || null

/** Ticked by editors who have checked the species; the site notes who they are, and when. */
const confirm: CheckboxField = {
  name: 'confirm',
  type: 'checkbox',
  virtual: true,
  access: { create: staffField, update: staffField },
  custom: { label: 'confirmCheck', description: 'confirmCheck' },
  validate: (value, { req }) =>
    value !== true || nameOf(req.user as Partial<User>) !== null || validationMessage(req, 'checkerNameless'),
}

/** Who has checked a species, when, and against how many sources: never what a client sends. */
export const checkField: GroupField = {
  name: 'check',
  type: 'group',
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'by',
      type: 'text',
      access: setByServer,
      admin: { readOnly: true },
      custom: { label: 'checkedBy' },
    },
    {
      name: 'on',
      type: 'date',
      access: setByServer,
      admin: { readOnly: true },
      custom: { label: 'checkedOn' },
    },
    { name: 'sources', type: 'number', access: setByServer, admin: { readOnly: true } },
    confirm,
  ],
}

/** Notes who confirms a check, now and against the sources that are recorded; without a confirmation, the last one stays. */
export const recordCheck: CollectionBeforeChangeHook<Mushroom> = ({ data, originalDoc, req }) => {
  const by = data.check?.confirm === true ? nameOf(req.user as Partial<User>) : null
  const { specie } = { ...originalDoc, ...data }
  const former = originalDoc?.check
  return {
    ...data,
    check: by
      ? { by, on: new Date().toISOString(), sources: specie?.references?.length ?? 0 }
      : {
          by: former?.by ?? null,
          on: former?.on ?? null,
          sources: former?.sources ?? null,
          // Its validation says what is missing.
          confirm: data.check?.confirm,
        },
  }
}

/** Who has checked a species, as its page says it. */
export interface Check {
  by: string
  /** ISO dates. */
  on: string
  /** If the species was changed after the check. */
  changedOn: string | null
  sources: number
}

/** What a save takes at most between the two dates that it writes. */
const savingMs = 60_000

/** The last check of a species; null if there was none. */
export function checkOf({ check, updatedAt }: Pick<Mushroom, 'check' | 'updatedAt'>): Check | null {
  if (!check?.by || !check.on) return null
  const hasChanged = Date.parse(updatedAt) - Date.parse(check.on) > savingMs
  return { by: check.by, on: check.on, sources: check.sources ?? 0, changedOn: hasChanged ? updatedAt : null }
}
