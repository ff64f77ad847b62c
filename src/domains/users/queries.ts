import type { Payload, TypedUser } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { as, type Reader } from '@/foundation/payload/reader'
import type { User } from '@/payload-types'

/** Finds an account by its address, without access control. */
export async function findAccountByEmail(payload: Payload, email: string): Promise<User | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]
}

interface Profile {
  alias: string
  name: string
  locale: Locale
  picture: { url: string } | null
}

/** The user's own profile. */
export async function myProfile(reader: Reader & { user: TypedUser }): Promise<Profile> {
  const { alias, name, locale, avatar } = await reader.payload.findByID({
    ...as(reader),
    collection: 'users',
    id: reader.user.id,
    depth: 1,
  })
  const url = typeof avatar === 'object' ? (avatar?.sizes?.card?.url ?? avatar?.url) : null
  return {
    alias: alias ?? '',
    name: name ?? '',
    locale: isLocale(locale) ? locale : defaultLocale,
    picture: url ? { url } : null,
  }
}

interface Session {
  id: string
  since: Date
  /** Whether it is the session of this request. */
  isThis: boolean
}

/** The user's sessions, newest first. */
export function mySessions({ sessions, _sid }: TypedUser & { _sid?: string }): Session[] {
  return (sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    .map(({ id, createdAt }) => ({ id, since: new Date(createdAt ?? 0), isThis: id === _sid }))
    .sort((one, other) => other.since.getTime() - one.since.getTime())
}
