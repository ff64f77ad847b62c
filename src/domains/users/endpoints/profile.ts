import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { alias, locale, name } from '@/domains/users/account'
import { sessionHintCookie } from '@/domains/users/session-hint'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { localePath } from '@/foundation/routing/locale-path'

const maxPictureBytes = 5 * 1024 * 1024

const picture = z
  .instanceof(File)
  .refine(({ size }) => size <= maxPictureBytes, 'pictureLarge')
  // Browsers send an empty file if none was chosen.
  .transform((file) => (file.size > 0 ? file : undefined))
  .optional()

/** Stores a picture; the media collection checks, scales and re-encodes it. */
async function savePicture(
  req: PayloadRequest,
  file: File,
  { id: owner, alt }: { id: string; alt: string },
): Promise<string> {
  const data = Buffer.from(await file.arrayBuffer())
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt, owner, shown: true },
      file: { data, mimetype: file.type, name: file.name, size: data.length },
      req,
    })
    return id
  } catch (error) {
    if ((error as { status?: number }).status === 400) throw formError('pictureWrong', { field: 'avatar' })
    throw error
  }
}

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
      ? await savePicture(req, avatar, { id: user.id, alt: alias })
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
