import type { GlobalAfterChangeHook } from 'payload'
import { expireTags } from './expire-tags'
import { tags } from './tags'

/** Expires the pages that show a global when it is saved. */
export const expireGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await expireTags(req, [tags.global(global.slug)])
  return doc
}
