'use client'

import { SelectField, useConfig, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countryCurrency } from '@/foundation/money/country-currency'
import type { Currency } from '@/foundation/money/money'

async function readCountry(api: string, vendor: string): Promise<string | null> {
  const query = 'depth=0&draft=true&select[address]=true'
  const response = await fetch(`${api}/vendors/${vendor}?${query}`, { credentials: 'include' })
  const { address } = (await response.json()) as { address?: { country?: string | null } | null }
  return address?.country ?? null
}

interface CurrencyFieldProps extends SelectFieldClientProps {
  /** The field of the form that names the shop or its country. */
  follows: 'vendor' | 'address.country'
}

/** The country that the form names, null if it names none, undefined until it is known. */
function useCountry(follows: CurrencyFieldProps['follows']): string | null | undefined {
  const { config } = useConfig()
  const { api } = config.routes
  const value = useFormFields(([fields]) => fields[follows]?.value)
  const [read, setRead] = useState<{ vendor: string; country: string | null } | null>(null)
  const named = typeof value === 'string' && value !== '' ? value : null
  const vendor = follows === 'vendor' ? named : null
  useEffect(() => {
    if (!vendor) return
    let isCurrent = true
    readCountry(api, vendor)
      .then((country) => isCurrent && setRead({ vendor, country }))
      // Without an answer the currency stays as it is.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [api, vendor])
  if (!vendor) return named
  return read?.vendor === vendor ? read.country : undefined
}

/** Replaces the currency of the former country by that of the new one; another choice and what is public stay. */
function useFollowedCurrency(path: string, country: string | null | undefined): void {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { value, setValue } = useField<string | null>({ path })
  const former = useRef<Currency | null>(id === undefined ? 'USD' : null)
  const onCountry = useEffectEvent((next: Currency) => {
    const isUnchanged = value === former.current
    former.current = next
    // A new form is not changed by its own defaults.
    if (isUnchanged && value !== next && !hasPublishedDoc) setValue(next, id === undefined)
  })
  useEffect(() => {
    if (country !== undefined) onCountry(countryCurrency(country))
  }, [country])
}

/** The currency of amounts, in a new entry that of the shop's country. */
export function CurrencyField({ follows, ...props }: CurrencyFieldProps) {
  useFollowedCurrency(props.path, useCountry(follows))
  return <SelectField {...props} />
}
