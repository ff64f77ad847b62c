import type { CollectionConfig } from 'payload'

/**
 * Payload opens a collection without access rules to every signed-in user. Here each collection states its own.
 * @throws {Error} at boot, naming the collection and the missing rules.
 */
export function assertOwnAccess(collections: readonly CollectionConfig[]): void {
  for (const { slug, access, auth, versions } of collections) {
    const wanted = [
      ...(['create', 'read', 'update', 'delete'] as const),
      ...(versions ? (['readVersions'] as const) : []),
      ...(auth ? (['admin', 'unlock'] as const) : []),
    ]
    const missing = wanted.filter((operation) => !access?.[operation])
    if (missing.length > 0)
      throw new Error(`Collection "${slug}" has no access rule of its own for: ${missing.join(', ')}.`)
  }
}
