import type { CollectionAfterLoginHook } from 'payload'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'

/** The preference in which Payload stores the language of the texts that somebody edits. */
const key = 'locale'

/**
 * Opens the texts of the panel in the language of the panel at the first sign-in. Payload would open the English ones, and
 * an editor who reads Spanish labels would write Spanish into them.
 */
export const startInPanelLanguage: CollectionAfterLoginHook = async ({ req, user }) => {
  const { language } = req.i18n
  if (!isLocale(language) || language === defaultLocale) return
  const { payload } = req
  const { totalDocs } = await payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: key }, 'user.value': { equals: user.id } },
    req,
  })
  if (totalDocs > 0) return
  const data = { key, user: { relationTo: 'users' as const, value: user.id }, value: language }
  await payload.create({ collection: 'payload-preferences', data, depth: 0, req })
}
