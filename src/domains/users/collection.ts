import type { CollectionConfig } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { adminField, admins, isAdmin, nobodyField } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { roles } from '@/foundation/payload/roles'
import { myAccount } from './access'
import { download } from './endpoints/data'
import { forgot, reset } from './endpoints/forgotten'
import { changeProfile } from './endpoints/profile'
import { changeAddress, changePassword, confirmAddress, leave } from './endpoints/security'
import { signIn, signOut } from './endpoints/sign-in'
import { confirmSignUp, signUp } from './endpoints/sign-up'
import {
  answerLockedAlike,
  endOldestSessions,
  guardAccounts,
  leaveNothingPersonal,
  nameUserToken,
  writeOfPasswords,
} from './hooks'

export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    cookies: { secure: readEnvironment().secure, sameSite: 'Lax' },
    lockTime: 10 * 60 * 1000,
    maxLoginAttempts: 8,
    tokenExpiration: 7 * 24 * 60 * 60,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles'],
    hidden: ({ user }) => !isAdmin(user),
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: admins,
    delete: admins,
    read: myAccount,
    unlock: admins,
    update: myAccount,
  },
  hooks: {
    afterError: [answerLockedAlike],
    afterMe: [nameUserToken],
    afterOperation: [writeOfPasswords],
    beforeDelete: [leaveNothingPersonal],
    beforeLogin: [endOldestSessions],
    beforeOperation: [limitQueries, guardAccounts],
  },
  endpoints: [
    signUp,
    confirmSignUp,
    signIn,
    signOut,
    forgot,
    reset,
    changeProfile,
    changeAddress,
    confirmAddress,
    changePassword,
    leave,
    download,
  ],
  fields: [
    { name: 'name', type: 'text', maxLength: 120 },
    { name: 'alias', type: 'text', maxLength: 60, index: true },
    {
      // Members change it on their profile: a picture that somebody else keeps to themselves must not be made one.
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      access: { create: adminField, update: adminField },
    },
    // The language that they are written to in.
    { name: 'locale', type: 'select', defaultValue: defaultLocale, options: [...locales] },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['member'],
      saveToJWT: true,
      options: [...roles],
      access: { create: adminField, update: adminField },
    },
    {
      // Made with the sample content; nobody signs in as them, and what they say is marked.
      name: 'sample',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      // The sign that the first password was printed once and should be changed.
      name: 'oneTimePassword',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
}
