import { type PayloadRequest, parseCookies } from 'payload'
import { submit } from '@/domains/contributions/server/endpoints'
import { helpfulFor, parseSubjectKey, subjectCollections } from '@/domains/contributions/server/subjects'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment.mjs'

/** A mark that somebody asked for before signing in. */
interface Wish extends Record<string, unknown> {
  collection: 'likes' | 'helpfuls'
  /** What is to be marked in one word: `mushrooms:{id}`. */
  item: string
}

const cookieName = 'wish'

/** Seconds that signing in, or opening an account, may take. */
const lasts = 15 * 60

const among = { likes: subjectCollections, helpfuls: helpfulFor }

function cookie(value: string, seconds: number): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The cookie by which a browser without a script takes a wish along to signing in. */
export async function savePendingAction({ payload }: PayloadRequest, pendingAction: Wish): Promise<string> {
  return cookie(await seal(payload, 'wish', lasts, pendingAction), lasts)
}

/**
 * Does what whoever has just signed in had asked for.
 * @returns the cookies that end the wish
 */
export async function runPendingAction(req: PayloadRequest, user?: { id: string }): Promise<string[]> {
  const sealed = parseCookies(req.headers).get(cookieName)
  if (!sealed) return []
  const pendingAction = (await unseal(req.payload, 'wish', sealed)) as Wish | null
  try {
    if (pendingAction && user) {
      const { collection, item } = pendingAction
      const own = { ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>
      const asked = Object.assign(req, { user: own, data: { item: parseSubjectKey(item) } })
      await submit(asked, { collection, field: 'item', among: among[collection], oncePerPerson: true })
    }
  } catch (error) {
    // Gone meanwhile, or one's own: signing in has done all that it can.
    req.payload.logger.warn({ err: error, msg: 'What was asked for before signing in could not be done.' })
  }
  return [cookie('', 0)]
}
