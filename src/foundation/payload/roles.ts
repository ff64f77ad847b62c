/** Members contribute, vendors also run a shop, editors publish, admins also manage accounts. */
export const roles = ['admin', 'editor', 'vendor', 'member'] as const
