import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { inPanel } from '@/foundation/payload/access'
import { isolateLocale } from '@/foundation/payload/isolated-locale'
import { extendCollections } from './extend-collections'

type Hook = Parameters<CollectionBeforeOperationHook>[0]

function fallbacksOf({ locale, payload }: PayloadRequest): PayloadRequest['fallbackLocale'] | undefined {
  const { localization } = payload.config
  if (!localization) return
  const found = localization.locales.find(({ code }) => code === locale)
  return found?.fallbackLocale as PayloadRequest['fallbackLocale'] | undefined
}

/**
 * Payload takes the fallbacks of the `locale` in the address, and English alone if there is none, as in GraphQL: what is
 * written in another language would be empty.
 */
function takeFallbacksOfLocale({ req }: Hook): void {
  const { localization } = req.payload.config
  if (!localization || req.fallbackLocale !== localization.defaultLocale) return
  const fallbacks = fallbacksOf(req)
  if (fallbacks) req.fallbackLocale = fallbacks
}

/** Payload's panel lists entries without fallbacks, so that those in another language would have no title. */
const isPanelList = ({ args, operation, req }: Hook): boolean =>
  operation === 'read' && (args as { includeLockStatus?: boolean }).includeLockStatus === true && inPanel(req)

const beforeOperation: CollectionBeforeOperationHook = (hook) => {
  if (isPanelList(hook)) {
    const fallbackLocale = fallbacksOf(hook.req)
    return { ...hook.args, req: Object.assign(isolateLocale(hook.req), { fallbackLocale }) }
  }
  takeFallbacksOfLocale(hook)
  return hook.args
}

/** Gives every request the fallbacks of its language, however it names it, and the lists of the panel too. */
export const fallbackLocales = extendCollections(() => ({ hooks: { beforeOperation: [beforeOperation] } }))
