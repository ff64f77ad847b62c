import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { extendCollections } from './extend-collections'

/**
 * Payload takes the fallbacks of the `locale` in the address, and English alone if there is none, as in GraphQL: what is
 * written in another language would be empty.
 */
const useFallbacksOfLocale: CollectionBeforeOperationHook = ({ args, req }) => {
  const { localization } = req.payload.config
  if (!localization || req.fallbackLocale !== localization.defaultLocale) return args
  const locale = localization.locales.find(({ code }) => code === req.locale)
  if (locale?.fallbackLocale) req.fallbackLocale = locale.fallbackLocale as PayloadRequest['fallbackLocale']
  return args
}

/** Gives every request the fallbacks of its language, however it names it. */
export const fallbackLocales = extendCollections(() => ({
  hooks: { beforeOperation: [useFallbacksOfLocale] },
}))
