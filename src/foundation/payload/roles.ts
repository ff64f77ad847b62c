/** What an account may do: members write, editors publish, admins manage accounts as well. */
export const roles = ['admin', 'editor', 'member'] as const
