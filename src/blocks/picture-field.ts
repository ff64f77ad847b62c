import type { UploadField } from 'payload'

/** A picture of a block: one of the site's own, because those of members are public only with their entry. */
export function pictureField(name: string, required = true): UploadField {
  return { name, type: 'upload', relationTo: 'media', required, filterOptions: { owner: { exists: false } } }
}
