import type { RequestObserver } from '../observability/request-observer'
import type { CacheEntry, EncodingName, PageCache, PageCacheObserver } from '../page-cache/page-cache'
import { countUses, headOf, notModifiedHeaders } from '../page-cache/send-cached-page'
import { isMessageToApplication, type MessageToGateway } from './messages'

/** The connection of this process to the gateway. */
export interface GatewayChannel {
  send(message: MessageToGateway): void
  subscribe(listener: (message: unknown) => void): void
}

/** Tells the gateway which pages it may send itself. */
export function reportPages({ send }: GatewayChannel): PageCacheObserver {
  return {
    onEncoded: (key, entry, name) => send(pageMessage(key, entry, name)),
    onExpired: (key) => send({ gateway: 'expired', key }),
  }
}

function pageMessage(key: string, entry: CacheEntry, name: EncodingName): MessageToGateway {
  const encoded = entry.encoded.get(name)
  if (!encoded) return { gateway: 'expired', key }
  const page = {
    ...headOf(entry),
    freshUntil: performance.timeOrigin + entry.freshUntil,
    notModifiedHeaders: notModifiedHeaders(entry),
  }
  return { gateway: 'page', key, page, name, encoded }
}

/** Counts what the gateway has answered, and answers when it asks whether it knows everything. */
export function followGateway(
  { send, subscribe }: GatewayChannel,
  pages: PageCache,
  observers: readonly RequestObserver[],
): void {
  subscribe((message) => {
    if (!isMessageToApplication(message)) return
    if (message.application === 'sync') send({ gateway: 'synced', id: message.id })
    else if (message.application === 'uses')
      for (const [key, count] of message.uses) countUses(pages, key, count)
    else for (const request of message.requests) for (const observe of observers) observe(request)
  })
}
