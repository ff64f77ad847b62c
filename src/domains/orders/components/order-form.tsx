import type { ComponentProps } from 'react'
import { Honeypot } from '@/domains/contributions/components/honeypot'
import { type Contact, contactFields, maxLengths } from '@/domains/orders/contact'
import { answerDays } from '@/domains/orders/states'
import { addressFormat } from '@/domains/suppliers/address-format'
import type { DeliveryArea } from '@/domains/suppliers/delivery-area'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { countryOptions } from '@/foundation/i18n/countries'
import type { Locale } from '@/foundation/i18n/locales'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { Island } from '@/ui/island'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useLocale, useTranslations } from '@/ui/texts'
import { AddressFields } from './address-fields'

interface OrderFormProps {
  vendor: string
  currency: string
  /** Fingerprint of the cart group that the page shows. */
  seen: string
  /** Idempotency key: submitting the same form twice creates one order. */
  sendingKey: string
  /** The page that shows the form again after a failed submission. */
  from: string
  /** Initial values for the buyer's details. */
  known: Partial<Contact>
  /** What is ordered and where it can be sent. */
  items: readonly { title: string; delivery: DeliveryArea }[]
  submission: FailedSubmission | null
}

const fill = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  street: 'street-address',
} as const

type FieldName = (typeof contactFields)[number] | 'note'

const isField = (name: string | undefined): name is FieldName =>
  name === 'note' || contactFields.some((field) => field === name)

interface AddressProps extends Pick<OrderFormProps, 'items'> {
  field: (name: FieldName) => ComponentProps<typeof AddressFields>['fields']['country']
}

/** Country, postcode, city and region, and what is not delivered there. */
function Address({ field, items }: AddressProps) {
  const t = useTranslations('orders')
  const locale = useLocale() as Locale
  return (
    <Island
      name="address-fields"
      component={AddressFields}
      props={{
        fields: {
          country: field('country'),
          postalCode: field('postalCode'),
          city: field('city'),
          region: field('region'),
        },
        maxLengths,
        countries: countryOptions(locale),
        items: items.map(({ title, delivery }) => ({ title, delivery })),
        words: {
          chooseCountry: t('fields.chooseCountry'),
          chooseRegion: t('fields.chooseRegion'),
          postcodeExample: t('fields.postcodeExample', { postcode: '{postcode}' }),
          notDelivered: t('problems.notDelivered', { items: '{items}' }),
          region: t('fields.region'),
          state: t('fields.state'),
          province: t('fields.province'),
        },
      }}
    />
  )
}

/**
 * The buyer's contact details and delivery address; keeps its values after a failed submission without
 * JavaScript.
 */
export function OrderForm({ known, items, submission, sendingKey, ...hidden }: OrderFormProps) {
  const t = useTranslations('orders')
  const locale = useLocale() as Locale
  const failed = submission?.form === '/request' ? submission : null
  const problems = (failed?.problems ?? []).map(({ field, code, values }) => ({
    field,
    message: translateProblem(t, { code, values }),
  }))
  // The country decides whether its parts are states or provinces.
  const labelOf = (name: FieldName) =>
    t(`fields.${(name === 'region' && addressFormat(failed?.values.country ?? '').regionKind) || name}`)
  const field = (name: FieldName) => ({
    id: `order-${name}`,
    name,
    label: t(`fields.${name}`),
    error: problems.find((problem) => problem.field === name)?.message,
    defaultValue: failed
      ? (failed.values[name] ?? '')
      : name === 'note'
        ? undefined
        : (known[name] ?? undefined),
  })
  const line = (name: keyof typeof fill) => ({
    ...field(name),
    autoComplete: fill[name],
    maxLength: maxLengths[name],
  })
  return (
    <form className="form" method="post" action="/api/orders/request" noValidate>
      {problems.length > 0 ? (
        <FormSummary
          title={t('request.problems', { count: problems.length })}
          errors={problems.map(({ field, message }) => ({
            message: isField(field) ? `${labelOf(field)}: ${message}` : message,
            field: field && `order-${field}`,
          }))}
        />
      ) : null}
      {Object.entries({ ...hidden, key: sendingKey, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot label={t('request.leaveEmpty')} />
      <h2>{t('request.contact')}</h2>
      <p className="caption">{t('request.required')}</p>
      <TextInput {...line('name')} required />
      <div className="form-pair">
        <TextInput {...line('email')} type="email" required />
        <TextInput {...line('phone')} type="tel" />
      </div>
      <TextInput {...line('street')} required />
      <Address field={field} items={items} />
      <TextArea
        {...field('note')}
        limit={{ characters: maxLengths.note, label: t('fields.charactersLeft') }}
        rows={4}
      />
      <div className="form-actions">
        <Button type="submit">{t('request.send')}</Button>
        <p className="caption">{t('request.privacyNote', { days: answerDays })}</p>
      </div>
    </form>
  )
}
