import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { Uses } from './uses'
import './used-in.css'

/** The tab of an entry that says where it is used. */
export function UsedIn({ doc, initPageResult: { collectionConfig, req } }: DocumentViewServerProps) {
  if (!isStaff(req.user) || !collectionConfig || !doc?.id) notFound()
  const entry = { collection: collectionConfig.slug as CollectionSlug, id: String(doc.id), req }
  return (
    <Gutter className="used-in">
      <Uses {...entry} />
    </Gutter>
  )
}
