import type { CollectionConfig, Field, NumberField } from 'payload'
import { locales } from '@/foundation/i18n/locales'
import { currencies } from '@/foundation/money/money'
import { admins, denyFieldAccess, isStaff, isVendor } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { myOrders } from './access'
import { maxLengths } from './contact'
import { forgetGuestOrder, moveOrder, reorderForm, requestOrder, undoOrder } from './endpoints'
import { releaseOnDelete } from './release-on-delete'
import { actors, states } from './states'

const denied = () => false

/** An amount in minor units of the order's currency, which the panel shows formatted. */
function minor(name: string, { required = true } = {}): NumberField {
  const components = { Cell: '/app/(payload)/orders/order-total#SumCell' }
  return { name, type: 'number', required, min: 0, admin: { components } } as NumberField
}

const contact: Field = {
  name: 'contact',
  type: 'group',
  admin: { components: { Cell: '/app/(payload)/orders/contact-cell#ContactCell' } },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxLengths.name },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'phone', type: 'text', maxLength: maxLengths.phone },
    { name: 'street', type: 'text', required: true, maxLength: maxLengths.street },
    { name: 'postalCode', type: 'text', maxLength: maxLengths.postalCode },
    { name: 'city', type: 'text', required: true, maxLength: maxLengths.city },
    { name: 'region', type: 'text', maxLength: maxLengths.region },
    { name: 'country', type: 'text', required: true, maxLength: 2 },
  ],
}

const lines: Field = {
  name: 'lines',
  type: 'array',
  dbName: 'order_lines',
  admin: { components: { Cell: '/app/(payload)/orders/lines-cell#LinesCell' } },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products' },
    { name: 'variantId', type: 'text' },
    // True if the stock was reserved from the variant; a cancelled order returns it there.
    { name: 'ownStock', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'title', type: 'text', required: true },
    { name: 'options', type: 'text' },
    { name: 'sku', type: 'text' },
    minor('unitPrice'),
    { name: 'quantity', type: 'number', required: true, min: 1 },
  ],
}

const history: Field = {
  name: 'history',
  type: 'array',
  dbName: 'order_history',
  fields: [
    { name: 'state', type: 'select', required: true, options: [...states], enumName: 'enum_order_state' },
    { name: 'at', type: 'date', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'by', type: 'select', options: [...actors], enumName: 'enum_order_actor' },
  ],
}

/** What takes the last answer or cancellation back, as long as its mails have not been sent. */
const undo: Field = {
  name: 'undo',
  type: 'group',
  access: { read: denyFieldAccess },
  admin: { hidden: true },
  fields: [
    { name: 'until', type: 'date' },
    // Ids of the queued mails.
    { name: 'mails', type: 'text', hasMany: true },
  ],
}

/**
 * Order requests. Only the endpoints write them: the server computes the prices, and `states.ts`
 * limits the steps.
 */
export const orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'createdAt', 'contact', 'lines', 'state', 'total'],
    hidden: ({ user }) => !isStaff(user) && !isVendor(user),
    components: {
      views: { edit: { root: { Component: '/app/(payload)/orders/sheet#OrderSheet' } } },
    },
  },
  // A line keeps what was ordered.
  ...onDelete({ products: 'emptied' }),
  access: { create: denied, delete: admins, read: myOrders, update: denied },
  defaultSort: '-createdAt',
  endpoints: [requestOrder, moveOrder, undoOrder, reorderForm, forgetGuestOrder],
  hooks: { beforeDelete: [releaseOnDelete], beforeOperation: [limitQueries] },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'vendor', type: 'relationship', relationTo: 'vendors', required: true, index: true },
    { name: 'buyer', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      options: [...states],
      enumName: 'enum_order_state',
      index: true,
      admin: {
        components: { Cell: '/app/(payload)/orders/state-cell#StateCell' },
        position: 'sidebar',
      },
    },
    lines,
    {
      type: 'row',
      fields: [
        minor('total'),
        {
          name: 'currency',
          type: 'select',
          required: true,
          options: [...currencies],
          enumName: 'enum_currency',
        },
      ],
    },
    // Set by the vendor when confirming; not part of the total.
    minor('deliveryCost', { required: false }),
    { name: 'paymentNote', type: 'textarea', maxLength: maxLengths.note },
    contact,
    { name: 'note', type: 'textarea', maxLength: maxLengths.note },
    history,
    undo,
    // The language of mails to the buyer.
    { name: 'locale', type: 'select', required: true, options: [...locales], admin: { position: 'sidebar' } },
    {
      // Random, part of the key in the link that a guest gets by mail.
      name: 'guestSecret',
      type: 'text',
      access: { read: denyFieldAccess },
      admin: { hidden: true },
    },
    {
      // Idempotency key: submitting the same form twice creates one order.
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: { read: denyFieldAccess },
      admin: { hidden: true },
    },
  ],
}
