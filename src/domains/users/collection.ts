import type { CollectionConfig } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { adminField, admins, denyFieldAccess, isAdmin } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { roles } from '@/foundation/payload/roles'
import { myAccount } from './access'
import { startInPanelLanguage } from './content-language'
import { downloadData } from './endpoints/data'
import { builtInForgotPassword, forgotPassword, resetPassword } from './endpoints/forgotten'
import { changeProfile } from './endpoints/profile'
import { changeAddress, changePassword, confirmAddress, deleteAccount } from './endpoints/security'
import { signIn, signOut } from './endpoints/sign-in'
import { confirmSignUp, signUp } from './endpoints/sign-up'
import {
  addUserToken,
  deletePersonalData,
  endOldestSessions,
  enforceAccountRules,
  hideLockedAccounts,
  mailAboutReset,
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
    defaultColumns: ['email', 'alias', 'name', 'roles', 'createdAt'],
    listSearchableFields: ['email', 'alias', 'name'],
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
    afterError: [hideLockedAccounts],
    afterLogin: [startInPanelLanguage],
    afterMe: [addUserToken],
    afterOperation: [mailAboutReset],
    beforeDelete: [deletePersonalData],
    beforeLogin: [endOldestSessions],
    beforeOperation: [limitQueries, enforceAccountRules],
  },
  endpoints: [
    signUp,
    confirmSignUp,
    signIn,
    signOut,
    forgotPassword,
    builtInForgotPassword,
    resetPassword,
    changeProfile,
    changeAddress,
    confirmAddress,
    changePassword,
    deleteAccount,
    downloadData,
  ],
  fields: [
    { name: 'name', type: 'text', maxLength: 120 },
    { name: 'alias', type: 'text', maxLength: 60, index: true },
    {
      // Members set it on their profile: here they could choose a private picture of somebody else and so
      // publish it.
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      access: { create: adminField, update: adminField },
    },
    // The language of mails.
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
      // Created with the sample content: nobody can sign in to it, and its contributions are labelled.
      name: 'sample',
      type: 'checkbox',
      defaultValue: false,
      access: { create: denyFieldAccess, update: denyFieldAccess },
      admin: { hidden: true },
    },
    {
      // The first password was printed in the log and should be changed.
      name: 'oneTimePassword',
      type: 'checkbox',
      defaultValue: false,
      access: { create: denyFieldAccess, update: denyFieldAccess },
      admin: { hidden: true },
    },
  ],
}
