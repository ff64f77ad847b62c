/** Arguments of Payload's operations that no client may set, with values that would matter if one could. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const dist = path.resolve('node_modules/payload/dist')

function sourcesIn(folder: string, extension: string): string[] {
  const names = readdirSync(path.join(dist, folder), { encoding: 'utf8', recursive: true })
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(dist, folder, name), 'utf8'))
}

const areas = ['collections', 'globals', 'auth']

/** The names that a source contains where a pattern captures one or a list to destructure. */
function namesIn(source: string, patterns: readonly RegExp[]): string[] {
  const captured = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, names = '']) => names))
  return captured.flatMap((names) => names.split(',').map((name) => name.trim().split(/[\s:=]/)[0] ?? ''))
}

/** What operations and the Local API accept, from their types. */
const argumentNames = areas
  .flatMap((area) => sourcesIn(`${area}/operations`, '.d.ts'))
  .flatMap((source) => namesIn(source, [/^ {4}(\w+)\??: /gm]))

/** What Payload's own endpoints read from a query. */
const clientNames = [
  ...areas.flatMap((area) => sourcesIn(`${area}/endpoints`, '.js')),
  readFileSync(path.join(dist, 'utilities/createPayloadRequest.js'), 'utf8'),
].flatMap((source) =>
  namesIn(source, [
    /const \{([^}]*)\} = (?:parseParams\(|req\.query)/g,
    /searchParams\.(?:get|has)\('(\w+)'\)/g,
    /\bquery\.(\w+)/g,
  ]),
)

/** Arguments that are part of every operation, whatever its type says. */
const wellKnown = ['context', 'currentDepth', 'disableErrors', 'payloadAPI', 'req', 'transactionID', 'user']

/** All names that only the server may give to an operation. */
export const internalNames: readonly string[] = [...new Set([...argumentNames, ...wellKnown])]
  .filter((name) => !clientNames.includes(name))
  .sort()

/** Whose rights the arguments claim. */
interface Claimed {
  id: string
  email: string
}

/** An account as operations receive it. */
const userOf = ({ id, email }: Claimed) => ({ id, email, collection: 'users', roles: ['admin'] })

/** Every name with one value, and those that expect an object with one that fits. */
function withObjects(claimed: Claimed, value: unknown): Record<string, unknown> {
  const user = userOf(claimed)
  return {
    ...Object.fromEntries(internalNames.map((name) => [name, value])),
    context: { erasesAccount: true, preparing: true, temporarySession: true, verifiedEmail: true },
    req: { context: {}, payloadAPI: 'local', user },
    user,
  }
}

/** Queries that together give every name a truthy text, a falsy one and an object. */
export function internalQueries(claimed: Claimed): Record<string, unknown>[] {
  return [
    Object.fromEntries(internalNames.map((name) => [name, 'true'])),
    { ...withObjects(claimed, { equals: 'true' }), overrideAccess: 'false', showHiddenFields: '1' },
  ]
}

/** A body with every name, and with what operations would store for somebody else. */
export function internalBody(claimed: Claimed): Record<string, unknown> {
  const stored = { _status: 'published', author: claimed.id, owner: claimed.id, roles: ['admin'] }
  const everything = { ...withObjects(claimed, true), ...stored }
  return { ...everything, data: everything, where: { and: [] }, overrideAccess: true }
}
