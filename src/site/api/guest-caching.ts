import { allowCaching, dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { publishedCollections } from '@/foundation/payload/published-collections'

/** Reads whose answer to guests changes only when something is published or counted. */
const publishedContent = new RegExp(`^/api/(?:taxonomy|${publishedCollections.join('|')})(?:/|$)`)

/** Seconds; an answer expires earlier when any published content changes. Shared documents may be as old once more. */
const maxAge = 30

type Handler = (request: Request) => Promise<Response> | Response

/** Lets the server cache the answers to guests; requests of signed-in users never reach its cache. */
export function withGuestCaching(handler: Handler): Handler {
  return (request) => {
    if (publishedContent.test(new URL(request.url).pathname)) {
      dependsOn([tags.api])
      allowCaching(maxAge)
    }
    return handler(request)
  }
}
