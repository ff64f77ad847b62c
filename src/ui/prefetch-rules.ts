const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/admin', '/api/*', '/preview*', '/preview/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Rules of speculation, which stand in the head: pages a reader is about to open are fetched when the pointer rests on
 * their link; the panel and the API never are.
 */
export const fetchingAhead = JSON.stringify(rules)
