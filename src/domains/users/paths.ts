/** The account pages, in the order of their menus. */
export const accountPaths = {
  profile: '/account',
  likes: '/account/likes',
  lists: '/account/lists/finds',
  orders: '/account/orders',
  contributions: '/account/contributions',
  security: '/account/security',
  data: '/account/data',
} as const
