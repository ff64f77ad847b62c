import { setTimeout as sleep } from 'node:timers/promises'
import type { Cdn } from '../../src/foundation/env/environment'
import type { PurgeTags } from '../page-cache/expiration-listener'
import { cdnTag } from './cdn-headers'

/** Cloudflare accepts no more tags in one call. */
const tagsAtOnce = 30
const timeout = 10_000

/**
 * Returns a function that tells a CDN which tags have expired. The call suits Cloudflare (`tags`, bearer token) and
 * Fastly (`Surrogate-Key`, `Fastly-Key`).
 * @param pauses before each repetition of a failed call, in milliseconds
 */
export function createPurger({ purgeUrl, token }: Cdn, pauses = [1000, 5000, 15_000, 40_000]): PurgeTags {
  const send = async (tags: readonly string[]) => {
    const response = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Fastly-Key': token,
        'Surrogate-Key': tags.join(' '),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`The CDN answered ${response.status}.`)
  }
  const sendWithRetries = async (tags: readonly string[]) => {
    for (const pause of [...pauses, undefined])
      try {
        return await send(tags)
      } catch (error) {
        if (pause === undefined) console.error('The CDN could not be told that pages have expired.', error)
        else await sleep(pause, undefined, { ref: false })
      }
  }
  return (tags) => {
    const names = [...new Set(tags.map(cdnTag))]
    for (let start = 0; start < names.length; start += tagsAtOnce)
      void sendWithRetries(names.slice(start, start + tagsAtOnce))
  }
}
