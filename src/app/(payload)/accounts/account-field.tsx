import { getTranslation } from '@payloadcms/translations'
import type { RelationshipFieldServerProps } from 'payload'
import { isAdmin } from '@/foundation/payload/access'
import { AccountName } from './account-name'

/** Whose an entry is, beside its form. Administrators can open the account. */
export function AccountField({ field, i18n, payload, req, value }: RelationshipFieldServerProps) {
  const name = <AccountName account={value} payload={payload} />
  const label = field.label ? getTranslation(field.label, i18n) : field.name
  return (
    <div className="field-type">
      <span className="field-label">{label}</span>
      <p>{value && isAdmin(req.user) ? <a href={`/admin/collections/users/${value}`}>{name}</a> : name}</p>
    </div>
  )
}
