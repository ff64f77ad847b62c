import { type PayloadRequest, parseCookies } from 'payload'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment'
import { saveEntry } from './endpoints'
import { helpfulCollections, parseSubjectKey, subjectCollections } from './subjects'

/** A reaction that a guest has to sign in for. */
interface PendingAction extends Record<string, unknown> {
  collection: 'likes' | 'helpfuls'
  /** The key of its subject, `mushrooms:{id}`. */
  item: string
}

const cookieName = 'pending-action'

/** Seconds that a guest has to sign in or open an account. */
const maxAge = 15 * 60

const allowed = { likes: subjectCollections, helpfuls: helpfulCollections }

function cookie(value: string, seconds: number): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The cookie that carries an action through signing in, for browsers without JavaScript. */
export async function savePendingAction({ payload }: PayloadRequest, action: PendingAction): Promise<string> {
  return cookie(await seal(payload, 'pending-action', maxAge, action), maxAge)
}

/**
 * Runs the action that the user asked for before signing in.
 * @returns the `Set-Cookie` values that clear it
 */
export async function runPendingAction(req: PayloadRequest, user?: { id: string }): Promise<string[]> {
  const sealed = parseCookies(req.headers).get(cookieName)
  if (!sealed) return []
  const action = (await unseal(req.payload, 'pending-action', sealed)) as PendingAction | null
  try {
    if (action && user) {
      const { collection, item } = action
      const currentUser = { ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>
      const userReq = Object.assign(req, { user: currentUser, data: { item: parseSubjectKey(item) } })
      await saveEntry(userReq, { collection, field: 'item', allowed: allowed[collection], onePerUser: true })
    }
  } catch (error) {
    // The subject was deleted meanwhile or is the user's own entry; signing in must not fail because of it.
    req.payload.logger.warn({ err: error, msg: 'The action pending before sign-in failed.' })
  }
  return [cookie('', 0)]
}
