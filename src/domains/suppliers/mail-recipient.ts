import type { PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { supplierName } from './name'

/** Who receives the mails to a vendor. */
export interface MailRecipient {
  name: string
  /** The vendor's address, else its owner's. */
  email: string | null
  locale: Locale
  /** The account that can answer in the panel. */
  owner: string | null
}

export async function mailRecipientOf(req: PayloadRequest, id: string): Promise<MailRecipient> {
  const { payload } = req
  const read = { depth: 0, disableErrors: true, req } as const
  const vendor = await payload.findByID({ collection: 'vendors', id, ...read })
  const owner = vendor?.owner
    ? await payload.findByID({ collection: 'users', id: String(vendor.owner), ...read })
    : null
  return {
    name: supplierName(vendor),
    email: vendor?.email || owner?.email || null,
    locale: isLocale(owner?.locale) ? owner.locale : defaultLocale,
    owner: owner?.id ?? null,
  }
}
