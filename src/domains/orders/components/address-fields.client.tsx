'use client'

import { useEffect, useRef, useState } from 'react'
import { addressFormat } from '@/domains/orders/address-format'
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
  words: {
    chooseCountry: string
    chooseRegion: string
    /** With `{postcode}`. */
    postcodeExample: string
  }
}

/** Country, postcode, town and region as the country writes them. Without JavaScript they follow the country sent last. */
export function AddressFields({ fields, maxLengths, countries, words }: AddressFieldsProps) {
  const [country, setCountry] = useState(fields.country.defaultValue ?? '')
  const select = useRef<HTMLSelectElement>(null)
  // The country may have been selected before the script ran.
  useEffect(() => setCountry(select.current?.value ?? ''), [])
  const { regions, needsRegion, postcode } = addressFormat(country)
  const byName = Object.entries(regions ?? {}).map(([value, label]) => ({ value, label }))
  return (
    <>
      <Select
        {...fields.country}
        ref={select}
        autoComplete="country"
        options={[...countries]}
        placeholder={words.chooseCountry}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        required
      />
      <div className="form-pair">
        <TextInput {...fields.city} autoComplete="address-level2" maxLength={maxLengths.city} required />
        <TextInput
          {...fields.postalCode}
          autoComplete="postal-code"
          maxLength={maxLengths.postalCode}
          hint={postcode ? words.postcodeExample.replace('{postcode}', postcode.example) : undefined}
        />
      </div>
      {regions ? (
        <Select
          {...fields.region}
          key={country}
          autoComplete="address-level1"
          options={byName}
          placeholder={words.chooseRegion}
          required={needsRegion}
        />
      ) : (
        <TextInput {...fields.region} autoComplete="address-level1" maxLength={maxLengths.region} />
      )}
    </>
  )
}
