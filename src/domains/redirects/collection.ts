import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field, FieldHook, PayloadRequest, TextFieldValidation } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { Redirect } from '@/payload-types'
import { fromPath, redirectsSlug } from './from-path'

/** A path of this site; browsers would read `//host` and `/\host` as other sites. */
const sitePath = /^\/(?![/\\])[^\s\\\p{Cc}]{0,300}$/u

const normalize: FieldHook = ({ value }) => (typeof value === 'string' ? fromPath(value) : value)

async function exists(req: PayloadRequest, field: 'from' | 'to.url', path: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: redirectsSlug,
    where: { [field]: { equals: path } },
    req,
  })
  return totalDocs > 0
}

/** A redirect never leads to another one, so that there are no chains and no loops. */
const validateFrom: TextFieldValidation = async (value, { data, req }) => {
  if (!value || !sitePath.test(value)) return validationMessage(req, 'sitePath')
  const { to } = data as Partial<Redirect>
  const isLoop = to?.type === 'custom' && to.url === value
  return (
    !(isLoop || (await exists(req, 'to.url', value))) ||
    validationMessage(req, 'redirectChain', { path: value })
  )
}

const validateUrl: TextFieldValidation = async (value, { req }) => {
  if (!value || !sitePath.test(value)) return validationMessage(req, 'sitePath')
  return !(await exists(req, 'from', value)) || validationMessage(req, 'redirectChain', { path: value })
}

function changeField(field: Field): Field {
  if (!('name' in field)) return field
  if (field.name === 'from')
    return { ...field, hooks: { beforeValidate: [normalize] }, validate: validateFrom } as Field
  if (field.name === 'url')
    return { ...field, index: true, hooks: { beforeValidate: [normalize] }, validate: validateUrl } as Field
  return field.type === 'group' ? { ...field, fields: field.fields.map(changeField) } : field
}

const tagsOf = (redirects: readonly (Partial<Redirect> | undefined)[]) =>
  redirects.flatMap((redirect) => (redirect?.from ? [tags.slug(redirectsSlug, redirect.from)] : []))

/** Where addresses that are no longer found lead. A changed slug adds its own (`plugins/redirects.ts`). */
export const redirects: RedirectsPluginConfig['overrides'] = {
  slug: redirectsSlug,
  ...onDelete({ all: 'deleted' }),
  access: { create: staff, delete: staff, read: allowAll, update: staff },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to.type', 'createdAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  graphQL: false,
  hooks: {
    beforeOperation: [limitQueries],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await expireTags(req, tagsOf([doc, previousDoc]))
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await expireTags(req, tagsOf([doc]))
        return doc
      },
    ],
  },
  fields: ({ defaultFields }) => defaultFields.map(changeField),
}
