import { PublishButton as PayloadPublishButton } from '@payloadcms/ui'
import type { PublishButtonServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { publishesProducts } from '@/domains/products/review'
import { isStaff } from '@/foundation/payload/access'
import { databaseOf } from '@/foundation/payload/transaction'
import { SendForReview } from './send-for-review.client'

/** The button of a growing guide: members hand theirs in, staff publish. */
export function GuidePublishButton({ i18n, user }: PublishButtonServerProps) {
  if (isStaff(user)) return <PayloadPublishButton />
  return <SendForReview label={panelTranslator(i18n)('sendForReview')} />
}

/** The button of a product: vendors hand in their first one, and publish the others themselves. */
export async function ProductPublishButton({ i18n, payload, user }: PublishButtonServerProps) {
  if (!user || isStaff(user) || (await publishesProducts(databaseOf(payload), user.id)))
    return <PayloadPublishButton />
  return <SendForReview label={panelTranslator(i18n)('sendForReview')} />
}
