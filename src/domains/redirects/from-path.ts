import { withoutLocale } from '@/foundation/routing/locale-path'

export const redirectsSlug = 'redirects'

/** Browsers encode what is no ASCII; editors may write it as they read it. */
function encode(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

/** A path as redirects store it: encoded, without language, query and a slash at its end. */
export function fromPath(address: string): string {
  const [path = ''] = withoutLocale(address.trim()).split(/[?#]/)
  return encode(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)
}
