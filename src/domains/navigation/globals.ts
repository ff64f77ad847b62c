import type { Field, GlobalConfig } from 'payload'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { linkField, localizedTextField } from '@/foundation/payload/text-fields'

export const navigationSlug = 'navigation'
export const footerSlug = 'footer'

const common: Pick<GlobalConfig, 'access' | 'admin' | 'hooks'> = {
  admin: { hidden: ({ user }) => !isStaff(user) },
  access: { read: allowAll, update: staff },
  hooks: { afterChange: [expireGlobal] },
}

const namedBy = (field: string) => ({
  RowLabel: { path: '/app/(payload)/rows/row-label.client#FieldsRowLabel', clientProps: { names: [field] } },
})

const links = (maxRows: number, custom?: Field['custom']): Field => ({
  name: 'links',
  type: 'array',
  maxRows,
  admin: { components: namedBy('label') },
  custom,
  fields: [
    {
      type: 'row',
      fields: [
        localizedTextField('label', { required: true, maxLength: 40 }),
        linkField('url', { required: true }),
      ],
    },
  ],
})

/** The links of the header. Without any, the built-in ones stay. */
export const navigation: GlobalConfig = {
  ...common,
  slug: navigationSlug,
  fields: [links(7, { description: 'headerLinks' })],
}

/** The columns of links in the footer, above which the poison lines always stay. Without any, the built-in links do. */
export const footer: GlobalConfig = {
  ...common,
  slug: footerSlug,
  fields: [
    {
      name: 'columns',
      type: 'array',
      maxRows: 4,
      admin: { components: namedBy('heading') },
      custom: { description: 'footerColumns' },
      fields: [localizedTextField('heading', { maxLength: 40 }), links(12)],
    },
  ],
}
