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
 * Speculation rules for the document head: pages are prefetched when the pointer rests on their link,
 * except the panel and the API.
 */
export const speculationRules = JSON.stringify(rules)
