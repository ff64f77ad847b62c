/** Access to suppliers, their goods and what is ordered. */
import { beforeAll } from 'vitest'
import {
  admins,
  callers,
  everyoneReads,
  type Matrix,
  member,
  nobody,
  type Subjects,
  shop,
  signedIn,
  staff,
  staffWrite,
  testAccess,
} from '@/testing/access'
import {
  affiliate,
  cart,
  marker,
  order,
  orderData,
  product,
  productData,
  saleRule,
  stockNotice,
  stockNoticeData,
  supplier,
  supplierData,
  vendor,
} from '@/testing/content'

/** A vendor page of somebody else. */
let otherShop = ''
let shelved = ''
let goods: Record<string, unknown> = {}

const matrix: Matrix<'trade'> = {
  // Vendors write their own products and only read others.
  products: {
    ...everyoneReads,
    versions: staff,
    create: ['vendor', 'editor', 'admin'],
    update: staff,
    delete: staff,
  },
  vendors: { ...everyoneReads, versions: staff, ...staffWrite },
  wholesale: { ...everyoneReads, versions: staff, ...staffWrite },
  dropshipping: { ...everyoneReads, versions: staff, ...staffWrite },
  affiliates: { ...everyoneReads, versions: nobody, ...staffWrite },
  salerules: {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: admins,
    update: admins,
    delete: admins,
  },
  // Private to their owner, and written by endpoints of their own.
  carts: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  stocknotices: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  orders: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
}

const subjects: Subjects<'trade'> = {
  products: {
    graphql: { one: 'Product', many: 'Products' },
    make: async () => (await product(otherShop)).id,
    data: () => ({ ...goods, title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  vendors: {
    graphql: { one: 'Vendor', many: 'Vendors' },
    make: async () => (await vendor({ owner: await member() })).id,
    data: () => ({ ...supplierData('vendors'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  wholesale: {
    graphql: { one: 'Wholesale', many: 'Wholesales' },
    make: async () => (await supplier('wholesale')).id,
    data: () => ({ ...supplierData('wholesale'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  dropshipping: {
    graphql: { one: 'Dropshipping', many: 'Dropshippings' },
    make: async () => (await supplier('dropshipping')).id,
    data: () => ({ ...supplierData('dropshipping'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  affiliates: {
    graphql: { one: 'Affiliate', many: 'Affiliates' },
    make: async () => (await affiliate()).id,
    data: () => ({ businessName: marker(), website: 'https://example.org' }),
    change: () => ({ businessName: marker() }),
  },
  salerules: {
    graphql: { one: 'Salerule', many: 'Salerules' },
    make: async () => (await saleRule({})).id,
    data: () => ({ title: marker(), verdict: 'never', reason: marker() }),
    change: () => ({ title: marker() }),
  },
  carts: {
    graphql: { one: 'Cart', many: 'Carts' },
    make: async () => (await cart(await member())).id,
    data: () => ({ user: callers.admin.id, lines: [] }),
    change: () => ({ lines: [] }),
  },
  stocknotices: {
    graphql: { one: 'Stocknotice', many: 'Stocknotices' },
    make: async () => (await stockNotice(shelved)).id,
    data: () => stockNoticeData(shelved),
    change: () => ({ email: 'other@fungarium.invalid' }),
  },
  orders: {
    graphql: { one: 'Order', many: 'Orders' },
    make: async () => (await order(otherShop, { buyer: await member() })).id,
    data: () => orderData(shop),
    change: () => ({ note: marker() }),
  },
}

testAccess('trade', matrix, subjects)

beforeAll(async () => {
  otherShop = (await vendor({ owner: await member() })).id
  shelved = (await product(shop)).id
  goods = await productData(shop)
})
