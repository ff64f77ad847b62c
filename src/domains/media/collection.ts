import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'
import { denyFieldAccess, isStaff, isVendor, signedIn } from '@/foundation/payload/access'
import { accountComponents } from '@/foundation/payload/account-components'
import { limitQueries } from '@/foundation/payload/query-limits'
import { upload } from './endpoints'
import { hideForbiddenFile } from './hidden-file'
import { refuseNarrowPicture } from './refuse-narrow'
import { refuseUsedFile } from './refuse-used'
import { explainRefusedUpload } from './refused-upload'
import { keepFirstFrame } from './still-picture'
import { answerStorageError } from './storage-error'
import { deleteFilesOnRollback, makeFileNameUnique } from './stored-files'
import {
  ignoreFileMetadata,
  limitUploads,
  ownerField,
  ownHiddenOrStaff,
  requireFile,
  setOwner,
  visibleOrOwn,
} from './upload-access'

/** Pixels. Larger pictures are refused before they are decoded, because that would exhaust the memory. */
const inputPixels = 24_000_000

const { dataDir, s3 } = readEnvironment()
const folder = path.join(dataDir, 'media')

type FileHandler = NonNullable<Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']>[number]

/** Answers 404 for a missing file, which Payload answers with 500. */
const answerMissingFile: FileHandler = (req, { params: { filename } }) => {
  if (!existsSync(path.join(folder, path.basename(filename))))
    return Response.json({ errors: [{ message: req.t('general:notFound') }] }, { status: 404 })
}

export const media: CollectionConfig = {
  slug: 'media',
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user) && !isVendor(user),
  },
  access: { create: signedIn, delete: ownHiddenOrStaff, read: visibleOrOwn, update: ownHiddenOrStaff },
  endpoints: [upload],
  hooks: {
    afterError: [explainRefusedUpload, answerStorageError, hideForbiddenFile],
    beforeOperation: [
      limitQueries,
      requireFile,
      limitUploads,
      refuseNarrowPicture(inputPixels),
      keepFirstFrame(inputPixels),
      refuseUsedFile,
      ignoreFileMetadata,
      makeFileNameUnique,
    ],
    beforeChange: [setOwner, deleteFilesOnRollback(folder)],
  },
  upload: {
    // Relative, because Payload sends it to the browsers of everyone who is signed in to the panel.
    staticDir: path.relative(process.cwd(), folder),
    handlers: s3 ? [] : [answerMissingFile],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    constructorOptions: { limitInputPixels: inputPixels },
    // Re-encoding drops metadata (location, camera) and anything else in the file.
    formatOptions: { format: 'webp', options: { quality: 86 } },
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    imageSizes: [
      { name: 'card', width: 640, formatOptions: { format: 'webp', options: { quality: 80 } } },
      { name: 'page', width: 1280, formatOptions: { format: 'webp', options: { quality: 82 } } },
      {
        name: 'share',
        width: 1200,
        height: 630,
        formatOptions: { format: 'jpeg', options: { quality: 82 } },
      },
    ],
    adminThumbnail: 'card',
    focalPoint: true,
    // Fetching URLs on behalf of a user would expose the server's network.
    pasteURL: false,
  },
  fields: [
    { name: 'alt', type: 'text', required: true, localized: true, maxLength: 300 },
    {
      // The member who uploaded it; empty for the site's own pictures.
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { create: denyFieldAccess, update: denyFieldAccess, read: ownerField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ owner }) => Boolean(owner),
        components: accountComponents,
      },
    },
    {
      // Whether a member's picture is used in something public; pictures of staff always are public.
      name: 'shown',
      type: 'checkbox',
      defaultValue: false,
      access: { create: denyFieldAccess, update: denyFieldAccess },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ owner }) => Boolean(owner),
        components: accountComponents,
      },
    },
  ],
}
