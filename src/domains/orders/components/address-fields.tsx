import { useEffect, useRef, useState } from 'react'
import { addressFormat } from '@/domains/suppliers/address-format'
import { type DeliveryArea, deliveryStatus, refusedPart } from '@/domains/suppliers/delivery-area'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'

interface FieldProps {
  id: string
  name: string
  label: string
  error?: string
  defaultValue?: string
}

interface AddressFieldsProps {
  fields: Record<'country' | 'postalCode' | 'city' | 'region', FieldProps>
  maxLengths: Record<'postalCode' | 'city' | 'region', number>
  countries: readonly { value: string; label: string }[]
  /** What is ordered and where it can be sent. */
  items: readonly { title: string; delivery: DeliveryArea }[]
  words: {
    chooseCountry: string
    chooseRegion: string
    /** With `{postcode}`. */
    postcodeExample: string
    /** With `{items}`. */
    notDelivered: string
    region: string
    state: string
    province: string
  }
}

/** The selected place, and what of the order it decides. */
function useDestination({ fields, items, words }: AddressFieldsProps) {
  const [country, setCountry] = useState(fields.country.defaultValue ?? '')
  const [region, setRegion] = useState<string | null>(fields.region.defaultValue ?? null)
  const select = useRef<HTMLSelectElement>(null)
  // The country may have been selected before the script ran.
  useEffect(() => setCountry(select.current?.value ?? ''), [])
  const parts = items.map(({ delivery }) => country && refusedPart({ country, region }, delivery))
  const refused = items.filter((_, index) => parts[index]).map(({ title }) => title)
  const refusal = refused.length > 0 ? words.notDelivered.replace('{items}', refused.join(', ')) : undefined
  const isUnchanged =
    country === fields.country.defaultValue && region === (fields.region.defaultValue ?? null)
  return {
    country,
    select,
    setRegion,
    selectCountry(selected: string) {
      setCountry(selected)
      setRegion(null)
    },
    /** Whether a part of the country is not served, so that the order needs to name the region. */
    dependsOnRegion: items.some(
      ({ delivery }) => deliveryStatus({ country, region: null }, delivery) === 'unknown',
    ),
    /** The error of the country: that something is not sent there, or what the server found. */
    countryError: parts.includes('country')
      ? refusal
      : isUnchanged && !refusal
        ? fields.country.error
        : undefined,
    regionError:
      refusal && !parts.includes('country') ? refusal : isUnchanged ? fields.region.error : undefined,
  }
}

/**
 * Country, postcode, town and region as the country writes them, and what cannot be sent there. Without JavaScript they
 * follow the country sent last.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { fields, maxLengths, countries, words } = props
  const { country, select, selectCountry, setRegion, dependsOnRegion, countryError, regionError } =
    useDestination(props)
  const { regions, needsRegion, regionKind, postcode, isPostcodeLast } = addressFormat(country)
  const kind = regionKind ?? (dependsOnRegion ? 'region' : null)
  const region = {
    ...fields.region,
    error: regionError,
    label: words[kind ?? 'region'],
    autoComplete: 'address-level1',
  }
  const city = (
    <TextInput
      {...fields.city}
      key="city"
      autoComplete="address-level2"
      maxLength={maxLengths.city}
      required
    />
  )
  return (
    <>
      <Select
        {...fields.country}
        error={countryError}
        ref={select}
        autoComplete="country"
        options={[...countries]}
        placeholder={words.chooseCountry}
        onChange={({ currentTarget }) => selectCountry(currentTarget.value)}
        required
      />
      <div className="form-pair">
        {isPostcodeLast ? city : null}
        <TextInput
          {...fields.postalCode}
          key="postcode"
          autoComplete="postal-code"
          maxLength={maxLengths.postalCode}
          hint={postcode ? words.postcodeExample.replace('{postcode}', postcode.example) : undefined}
          required={postcode !== undefined && !postcode.isOptional}
        />
        {isPostcodeLast ? null : city}
      </div>
      {regions ? (
        <Select
          {...region}
          key={country}
          options={Object.entries(regions).map(([value, label]) => ({ value, label }))}
          placeholder={words.chooseRegion}
          onChange={({ currentTarget }) => setRegion(currentTarget.value)}
          required={needsRegion}
        />
      ) : null}
      {!regions && kind ? <TextInput {...region} maxLength={maxLengths.region} /> : null}
    </>
  )
}
