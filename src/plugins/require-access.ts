import type { CollectionConfig, Plugin } from 'payload'

/** Returns the access rules that a collection leaves to Payload's default. */
function missingRules({ access, auth, versions }: CollectionConfig): string[] {
  const required = [
    ...(['create', 'read', 'update', 'delete'] as const),
    ...(versions ? (['readVersions'] as const) : []),
    ...(auth ? (['admin', 'unlock'] as const) : []),
  ]
  return required.filter((operation) => !access?.[operation])
}

/**
 * Requires every collection to state its access rules: by default, Payload opens it to every signed-in
 * user.
 * @throws {Error} at start, naming the collection and the missing rules.
 */
export const requireAccess: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const missing = missingRules(collection)
    if (missing.length > 0)
      throw new Error(`Collection "${collection.slug}" has no access rule for: ${missing.join(', ')}.`)
  }
  return config
}
