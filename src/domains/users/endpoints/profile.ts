import type { Where } from 'payload'
import { z } from 'zod'
import { saveUpload } from '@/domains/media/save-upload'
import { alias, locale, name } from '@/domains/users/account'
import { sessionHintCookie } from '@/domains/users/session-hint'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { localePath } from '@/foundation/routing/locale-path'

const maxPictureBytes = 5 * 1024 * 1024

const picture = z
  .instanceof(File)
  .refine(({ size }) => size <= maxPictureBytes, 'pictureLarge')
  // Browsers send an empty file if none was chosen.
  .transform((file) => (file.size > 0 ? file : undefined))
  .optional()

/** Changes public name, avatar and the language of mails. */
export const changeProfile = formEndpoint({
  path: '/profile',
  schema: z.object({
    alias,
    name: name.optional(),
    language: locale,
    avatar: picture,
    removeAvatar: z.string().optional(),
    locale,
  }),
  preservedFields: ['alias', 'name', 'language'],
  handle: async (req, { alias, name, language, avatar, removeAvatar, locale: page }) => {
    const user = requireUser(req)
    const before = user.avatar && typeof user.avatar === 'object' ? user.avatar.id : user.avatar
    const after = avatar
      ? await saveUpload(req, avatar, {
          field: 'avatar',
          data: { alt: alias, owner: user.id, shown: true },
          overrideAccess: true,
        })
      : removeAvatar
        ? null
        : before
    await req.payload.update({
      collection: 'users',
      id: user.id,
      data: { alias, ...(name !== undefined && { name }), locale: language, avatar: after },
      req,
    })
    if (before && before !== after) {
      // Pictures that an administrator assigned stay: they belong to the site.
      const own: Where = { id: { equals: before }, owner: { equals: user.id } }
      await req.payload.delete({ collection: 'media', where: own, req })
    }
    return {
      to: localePath(page, '/account?done=profile'),
      body: { message: 'The profile is changed.' },
      cookies: [sessionHintCookie()],
    }
  },
})
