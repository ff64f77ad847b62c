import type { Payload, PayloadRequest } from 'payload'
import { valueAt } from '@/domains/imports/columns'
import { reportOf } from '@/domains/imports/report'
import type { Import } from '@/payload-types'
import type { CreatedEntry } from './entries'

type ImportedFile = Pick<Import, 'locale' | 'target'>

/** The address of an entry in the panel, in the language of the file. */
export const entryUrl = ({ config }: Payload, { locale, target }: ImportedFile, id: string) =>
  `${config.routes.admin}/collections/${target}/${id}?locale=${locale}`

/** The entries that an import has created and that still exist, with their addresses in the panel. */
export async function createdEntries(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  file: ImportedFile & Pick<Import, 'report'>,
): Promise<CreatedEntry[]> {
  const { target, locale } = file
  const { created } = reportOf(file)
  if (created.length === 0) return []
  const { useAsTitle = 'id' } = payload.collections[target].config.admin
  // Without the request of the page, which would get the language of the file.
  const { docs } = await payload.find({
    collection: target,
    where: { id: { in: created } },
    depth: 0,
    draft: true,
    locale,
    overrideAccess: false,
    pagination: false,
    select: { [useAsTitle]: true },
    user,
  })
  return docs
    .sort((a, b) => created.indexOf(a.id) - created.indexOf(b.id))
    .map((doc) => ({
      url: entryUrl(payload, file, doc.id),
      title: String(valueAt(doc, useAsTitle) || doc.id),
    }))
}
