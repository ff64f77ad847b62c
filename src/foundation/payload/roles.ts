/** What an account may do: members write, vendors run their shop, editors publish, admins manage accounts as well. */
export const roles = ['admin', 'editor', 'vendor', 'member'] as const
