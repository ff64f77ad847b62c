import type { CollectionConfig, Field, JobsConfig, Tab } from 'payload'
import { expireAnnouncementsTask } from '@/domains/announcements/global'
import { deleteStaleCartsTask } from '@/domains/cart/stale-carts'
import { updatePricesTask } from '@/domains/catalog/write/price-changes'
import { runImportTask } from '@/domains/imports/task'
import { deleteAbandonedUploadsTask } from '@/domains/media/abandoned'
import { deleteStrayFilesTask } from '@/domains/media/stray-files'
import { recordDataVersionTask } from '@/domains/open-data/versions'
import { closeUnansweredTask } from '@/domains/orders/close-unanswered'
import { sendStockNoticesTask } from '@/domains/stocknotices/send-notices'
import { deleteFailedJobsTask } from '@/foundation/jobs/delete-failed'
import { sendMailTask } from '@/foundation/mail-task'
import { admins, isAdmin } from '@/foundation/payload/access'
import { labelCollection } from '@/plugins/labels'

/** Fields that only Payload's queue needs. */
const internalFields = ['meta', 'taskStatus']

/** Removes Payload's English descriptions and hides internal fields. */
function simplifyField(field: Field): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(simplifyField) })),
    }
  if (!('name' in field)) return field
  const admin = { ...field.admin, description: undefined, hidden: internalFields.includes(field.name) }
  return { ...field, admin } as Field
}

/** Administrators see which jobs wait or have failed, and delete them. */
function jobsCollection(collection: CollectionConfig): CollectionConfig {
  const never = () => false
  return labelCollection({
    ...collection,
    access: { create: never, delete: admins, read: admins, update: never },
    admin: {
      group: 'site',
      hidden: ({ user }) => !isAdmin(user),
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'waitUntil', 'processing', 'hasError', 'totalTried', 'createdAt'],
    },
    defaultSort: '-createdAt',
    fields: collection.fields.map(simplifyField),
    graphQL: false,
  })
}

/** Background work. `foundation/jobs` runs it instead of Payload's `autoRun` (docs/decisions/021). */
export const jobs: JobsConfig = {
  // Requests neither queue nor run nor cancel jobs.
  access: { cancel: () => false, queue: () => false, run: () => false },
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsCollection(defaultJobsCollection),
  tasks: [
    closeUnansweredTask,
    deleteAbandonedUploadsTask,
    deleteFailedJobsTask,
    deleteStaleCartsTask,
    deleteStrayFilesTask,
    expireAnnouncementsTask,
    recordDataVersionTask,
    runImportTask,
    sendMailTask,
    sendStockNoticesTask,
    updatePricesTask,
  ],
}
