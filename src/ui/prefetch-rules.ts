const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/admin', '/api/*', '/preview*', '/preview/*'] } },
          // The order form depends on the cart, which is saved when its link is followed.
          { not: { href_matches: ['/cart/*', '/:locale/cart/*'] } },
          // The choices of the key: each is a page that few readers open.
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Speculation rules for the document head: pages are prefetched when the pointer rests on their link, except the panel,
 * the API, previews, the order form and links marked nofollow.
 */
export const speculationRules = JSON.stringify(rules)
