import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

/** Returns the access rules that a collection leaves to Payload's default. */
function missingRules({ access, auth, versions }: CollectionConfig): string[] {
  const required = [
    ...(['create', 'read', 'update', 'delete'] as const),
    ...(versions ? (['readVersions'] as const) : []),
    ...(auth ? (['admin', 'unlock'] as const) : []),
  ]
  return required.filter((operation) => !access?.[operation])
}

/** Returns the access rules that a global leaves to Payload's default. */
function missingGlobalRules({ access, versions }: GlobalConfig): string[] {
  const required = ['read', 'update', ...(versions ? (['readVersions'] as const) : [])] as const
  return required.filter((operation) => !access?.[operation])
}

/**
 * Requires every collection and global to state its access rules: by default, Payload opens it to every signed-in
 * user.
 * @throws {Error} at start, naming the collection or global and the missing rules.
 */
export const requireAccess: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const missing = missingRules(collection)
    if (missing.length > 0)
      throw new Error(`Collection "${collection.slug}" has no access rule for: ${missing.join(', ')}.`)
  }
  for (const global of config.globals ?? []) {
    const missing = missingGlobalRules(global)
    if (missing.length > 0)
      throw new Error(`Global "${global.slug}" has no access rule for: ${missing.join(', ')}.`)
  }
  return config
}
