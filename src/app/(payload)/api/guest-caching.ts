import { allowCaching, dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** Reads whose answer to guests changes only when something is published or counted. */
const publishedContent =
  /^\/api\/(?:taxonomy|mushrooms|growingguides|recipes|posts|projects|pages|products|vendors|wholesale|dropshipping|affiliates|categories|references|glossary)(?:\/|$)/

/** Seconds; an answer expires earlier when any published content changes. */
const maxAge = 60

type Handler<Args> = (request: Request, args: Args) => Promise<Response> | Response

/** Lets the server cache the answers to guests; requests of signed-in users never reach its cache. */
export function withGuestCaching<Args>(handler: Handler<Args>): Handler<Args> {
  return (request, args) => {
    if (publishedContent.test(new URL(request.url).pathname)) {
      dependsOn([tags.api])
      allowCaching(maxAge)
    }
    return handler(request, args)
  }
}
