import { type PayloadRequest, parseCookies } from 'payload'
import { readEnvironment } from '../env/environment.mjs'
import { seal, unseal } from '../sealed'
import { submit } from './endpoints'
import { helpfulFor, itemCollections, pointerOf } from './items'

/** A mark that somebody asked for before signing in. */
interface Wish extends Record<string, unknown> {
  collection: 'likes' | 'helpfuls'
  /** What is to be marked in one word: `mushrooms:{id}`. */
  item: string
}

const cookieName = 'wish'

/** Seconds that signing in, or opening an account, may take. */
const lasts = 15 * 60

const among = { likes: itemCollections, helpfuls: helpfulFor }

function cookie(value: string, seconds: number): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The cookie by which a browser without a script takes a wish along to signing in. */
export async function rememberWish({ payload }: PayloadRequest, wish: Wish): Promise<string> {
  return cookie(await seal(payload, 'wish', lasts, wish), lasts)
}

/**
 * Does what whoever has just signed in had asked for.
 * @returns the cookies that end the wish
 */
export async function fulfilWish(req: PayloadRequest, user?: { id: string }): Promise<string[]> {
  const sealed = parseCookies(req.headers).get(cookieName)
  if (!sealed) return []
  const wish = (await unseal(req.payload, 'wish', sealed)) as Wish | null
  try {
    if (wish && user) {
      const { collection, item } = wish
      const own = { ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>
      const asked = Object.assign(req, { user: own, data: { item: pointerOf(item) } })
      await submit(asked, { collection, field: 'item', among: among[collection], oncePerPerson: true })
    }
  } catch (error) {
    // Gone meanwhile, or one's own: signing in has done all that it can.
    req.payload.logger.warn({ err: error, msg: 'What was asked for before signing in could not be done.' })
  }
  return [cookie('', 0)]
}
