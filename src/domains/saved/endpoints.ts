import type { PayloadRequest } from 'payload'
import { saveUpload } from '@/domains/media/save-upload'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { saveSubmission } from '@/foundation/forms/form-state'
import { formError } from '@/foundation/forms/problem'
import { limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import type { Saveditem } from '@/payload-types'
import { savedListPath } from './lists'
import { relationId } from './relation-id'
import { deletionSchema, type SavedItemInput, savedItemSchema } from './saved-schema'

const fields = ['species', 'foundOn', 'place', 'note']

/** Local API options of what a request reads and writes on behalf of its user. */
function asUser(req: PayloadRequest) {
  return { collection: 'saveditems', depth: 0, overrideAccess: false, req, user: requireUser(req) } as const
}

/** Finds need something to remember them by, the other lists are of species. */
function assertComplete({ list, species, note, picture, pictureId, id }: SavedItemInput): void {
  if (species) return
  if (list !== 'finds') throw formError('speciesMissing', { field: 'species' })
  if (!note && !picture && !pictureId && !id) throw formError('findEmpty', { field: 'note' })
}

/** The picture of an item; undefined leaves it as it is. */
async function pictureFor(
  req: PayloadRequest,
  { picture, pictureId, removePicture, note, place }: SavedItemInput,
): Promise<string | null | undefined> {
  if (!picture) return removePicture ? null : pictureId
  const data = { alt: note ?? place ?? picture.name, owner: requireUser(req).id, shown: false }
  return saveUpload(req, picture, { field: 'picture', data, overrideAccess: true })
}

/** The item that a form changes: the named one, or the species where it is on the list already. */
async function existingId(req: PayloadRequest, input: SavedItemInput): Promise<string | undefined> {
  const { id, list, species } = input
  if (id || list === 'finds') return id
  const { docs } = await req.payload.find({
    ...asUser(req),
    limit: 1,
    pagination: false,
    where: { and: [{ list: { equals: list } }, { species: { equals: species } }] },
  })
  return docs[0]?.id
}

/** `POST /api/saveditems/save`: the form of an item of a personal list. A browser continues to the list. */
export const saveItem = formEndpoint({
  path: '/save',
  schema: savedItemSchema,
  preservedFields: fields,
  needsAccount: true,
  handle: async (req, input) => {
    await limit(req, { name: 'saved', key: requireUser(req).id, max: 60, seconds: 60 })
    assertComplete(input)
    const { list, species, foundOn, place, note, locale } = input
    const picture = await pictureFor(req, input)
    const data = { species: species ?? null, foundOn: foundOn ?? null, place, note, picture }
    const id = await existingId(req, input)
    const item = id
      ? await req.payload.update({ ...asUser(req), id, data })
      : await req.payload.create({ ...asUser(req), data: { ...data, list } })
    return {
      to: withQuery(localePath(locale, savedListPath(list)), { done: 'saved' }),
      body: { id: item.id },
      status: id ? 200 : 201,
    }
  },
})

/** The values of the form that would save an item again. */
function formValues({ species, foundOn, place, note, picture }: Saveditem): Record<string, string> {
  const values = {
    species: relationId(species),
    foundOn: foundOn?.slice(0, 10),
    place,
    note,
    pictureId: relationId(picture),
  }
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}

/**
 * `POST /api/saveditems/delete`: deletes an item. A browser continues to the list, which can undo it with the values in
 * the cookie.
 */
export const deleteSavedItem = formEndpoint({
  path: '/delete',
  schema: deletionSchema,
  needsAccount: true,
  handle: async (req, { id, locale }) => {
    const item = await req.payload.delete({ ...asUser(req), id })
    const { id: attempt, cookie } = await saveSubmission(req.payload, {
      form: '/delete',
      problems: [],
      values: formValues(item),
    })
    return {
      to: withQuery(localePath(locale, savedListPath(item.list)), { attempt }),
      body: { id },
      cookies: [cookie],
    }
  },
})
