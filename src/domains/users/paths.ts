/** Pages of one's own account, as its menus list them. */
export const accountPaths = {
  profile: '/account',
  likes: '/account/likes',
  orders: '/account/orders',
  contributions: '/account/contributions',
  security: '/account/security',
  data: '/account/data',
} as const
