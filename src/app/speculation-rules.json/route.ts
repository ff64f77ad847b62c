/** Pages a reader is about to open are fetched when the pointer rests on their link; the panel and the API never are. */
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

export const dynamic = 'force-static'

/** Named by every page's `Speculation-Rules` header, so that no page needs an inline script for it. */
export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
