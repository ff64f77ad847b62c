import { sessionHintName } from './session-hint-name'

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

export function readSessionHint(): string | undefined {
  return readCookie(sessionHintName)
}

/** Whether a user is probably signed in; only the server knows. */
export function hasSessionHint(): boolean {
  return Boolean(readSessionHint())
}
