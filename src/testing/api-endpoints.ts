/** All endpoints of the API, generated from the configuration. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CollectionSlug, Endpoint } from 'payload'
import type { Method } from './rest'
import { payload } from './users'

export interface ApiEndpoint {
  method: Method
  /** `/mushrooms/:id` */
  path: string
  collection: CollectionSlug | null
  /** Whether it is one of those that Payload adds to every collection, account or upload. */
  isBuiltIn: boolean
}

/** Payload exports its endpoints to nobody, but a handler is the same function wherever it is imported. */
async function builtInHandlers(): Promise<Set<unknown>> {
  const folders = ['collections', 'globals', 'auth', 'uploads']
  const modules = await Promise.all(
    folders.map((folder) => {
      const file = path.resolve('node_modules/payload/dist', folder, 'endpoints/index.js')
      return import(/* @vite-ignore */ pathToFileURL(file).href)
    }),
  )
  const exported = modules.flatMap((one) => Object.values(one)).filter(Array.isArray)
  return new Set(exported.flat().map(({ handler }) => handler))
}

const builtIn = await builtInHandlers()

function endpointsOf(
  prefix: string,
  endpoints: readonly Endpoint[] | false | undefined,
  collection: CollectionSlug | null = null,
): ApiEndpoint[] {
  return (endpoints || []).map(({ method, path: end, handler }) => ({
    method: method.toUpperCase() as Method,
    path: `${prefix}${end}`.replace(/\/$/, ''),
    collection,
    isBuiltIn: builtIn.has(handler),
  }))
}

const { collections, globals, endpoints } = payload.config

/** Each method and path once: Payload lets the first endpoint answer. */
export const apiEndpoints: readonly ApiEndpoint[] = [
  ...new Map(
    [
      ...endpointsOf('', endpoints),
      ...collections.flatMap(({ slug, endpoints }) =>
        endpointsOf(`/${slug}`, endpoints, slug as CollectionSlug),
      ),
      ...globals.flatMap(({ slug, endpoints }) => endpointsOf(`/globals/${slug}`, endpoints)),
    ]
      .reverse()
      .map((endpoint) => [keyOf(endpoint), endpoint]),
  ).values(),
].reverse()

/** `GET /mushrooms/:id` */
export function keyOf({ method, path: end }: Pick<ApiEndpoint, 'method' | 'path'>): string {
  return `${method} ${end}`
}

/** The path with its parameters filled in. */
export function fillPath(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(parameters[name] ?? 'x'))
}
