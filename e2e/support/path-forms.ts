import fc from 'fast-check'
import { freshMark } from './guest-requests'
import { baseUrl } from './site'

/** Replaces the second slash of a path, or the first of a path with one segment. */
const replaceSlash = (path: string, replacement: string) => {
  const second = path.indexOf('/', 1)
  const at = second < 0 ? 0 : second
  return `${path.slice(0, at)}${replacement}${path.slice(at + 1)}`
}

type PathForm = (path: string) => string

/** Paths that some programs resolve before they read them and others do not. */
const ambiguousForms: Record<string, PathForm> = {
  'a dot segment': (path) => `/.${path}`,
  'a dot segment inside': (path) => replaceSlash(path, '/./'),
  'a dot segment at the end': (path) => `${path}/.`,
  'a parent segment': (path) => `/${freshMark}/..${path}`,
  'a parent segment after another place': (path) => `/mushrooms/..${path}`,
  'a parent segment of the API': (path) => `/api/..${path}`,
  'a parent segment inside': (path) => replaceSlash(path, '/x/../'),
  'a parent segment at the end': (path) => `${path}/x/..`,
  'an encoded dot segment': (path) => `/%2e${path}`,
  'an encoded parent segment': (path) => `/${freshMark}/%2e%2e${path}`,
  'a half encoded parent segment': (path) => `/${freshMark}/.%2E${path}`,
  'an encoded slash': (path) => replaceSlash(path, '%2f'),
  'a parent segment with encoded slashes': (path) => `/x%2F..%2F${path.slice(1)}`,
  'an encoded backslash': (path) => replaceSlash(path, '%5c'),
  'a backslash': (path) => replaceSlash(path, '\\'),
  'a parent segment with backslashes': (path) => `/x\\..${path}`,
  'a parent segment encoded twice': (path) => `/x/%252e%252e${path}`,
  'a slash encoded twice': (path) => replaceSlash(path, '%252f'),
  'a parent segment in the absolute form': (path) => `${baseUrl}/x/..${path}`,
}

const repeatedSlashes: Record<string, PathForm> = {
  'two slashes first': (path) => `/${path}`,
  'two slashes inside': (path) => replaceSlash(path, '//'),
  'two slashes at the end': (path) => `${path}//`,
}

/** Other ways to write a path that servers may or may not accept. */
const unusualForms: Record<string, PathForm> = {
  'an encoded letter': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'a slash at the end': (path) => `${path}/`,
  'upper case': (path) => path.toUpperCase(),
  'the absolute form': (path) => `${baseUrl}${path}`,
  'the absolute form of another host': (path) => `http://evil.example${path}`,
}

export interface FormedPath {
  kind: 'ambiguous' | 'repeated' | 'unusual'
  form: string
}

const forms: FormedPath[] = [
  ...Object.keys(ambiguousForms).map((form) => ({ kind: 'ambiguous' as const, form })),
  ...Object.keys(repeatedSlashes).map((form) => ({ kind: 'repeated' as const, form })),
  ...Object.keys(unusualForms).map((form) => ({ kind: 'unusual' as const, form })),
]

export const pathForms: fc.Arbitrary<FormedPath> = fc.constantFrom(...forms)

/** Rewrites the path of a target and leaves its query. */
export function rewritePath(target: string, { form }: FormedPath): string {
  const [path = '/', ...query] = target.split('?')
  const rewrite = { ...ambiguousForms, ...repeatedSlashes, ...unusualForms }[form]
  if (!rewrite) throw new Error(`There is no form “${form}”.`)
  return [rewrite(path), ...query].join('?')
}
