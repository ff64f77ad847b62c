/** Pages of one's own account, as its menus list them. */
export const accountPaths = {
  profile: '/account',
  security: '/account/security',
  data: '/account/data',
} as const
