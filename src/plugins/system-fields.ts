import type { CollectionBeforeOperationHook } from 'payload'

/** Fields that Payload adds to collections and accounts, and accepts from every client. */
const systemFields = new Set([
  'createdAt',
  'updatedAt',
  'deletedAt',
  'id',
  'hash',
  'salt',
  'lockUntil',
  'loginAttempts',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'resetPasswordToken',
  'sessions',
])

/**
 * Ignores values that only the site may set. A date of creation in the future would put an entry first in
 * its list for ever.
 */
export const ignoreSystemFields: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return args
  const { data } = args as { data?: unknown }
  if (typeof data !== 'object' || data === null) return args
  const written = Object.entries(data).filter(([name]) => !systemFields.has(name))
  return { ...args, data: Object.fromEntries(written) }
}
