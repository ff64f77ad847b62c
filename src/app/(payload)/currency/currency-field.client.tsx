'use client'

import { SelectField, useConfig, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countryCurrency } from '@/foundation/money/country-currency'
import type { Currency } from '@/foundation/money/money'

async function readCountry(api: string, vendor: string): Promise<string | null> {
  const query = 'depth=0&draft=true&select[address]=true'
  const response = await fetch(`${api}/vendors/${vendor}?${query}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The shop could not be read: ${response.status}`)
  const { address } = (await response.json()) as { address?: { country?: string | null } | null }
  return address?.country ?? null
}

interface CurrencyFieldProps extends SelectFieldClientProps {
  /** The field of the form that names the shop or its country. */
  follows: 'vendor' | 'address.country'
  /** The fields beside it that are amounts in this currency. */
  amounts: readonly string[]
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

/** Whether the form states an amount in the currency. */
function useHasAmounts(path: string, amounts: readonly string[]): boolean {
  const group = path.slice(0, path.lastIndexOf('.') + 1)
  return useFormFields(([fields]) => amounts.some((name) => typeof fields[group + name]?.value === 'number'))
}

/**
 * Replaces the currency of the former country by that of the new one. Another choice stays, and so does what is public
 * as soon as an amount is stated.
 */
function useFollowedCurrency({ path, follows, amounts }: CurrencyFieldProps): void {
  const { hasPublishedDoc } = useDocumentInfo()
  const { value, setValue } = useField<string | null>({ path })
  const country = useCountry(follows)
  const hasAmounts = useHasAmounts(path, amounts)
  // Without an amount, nobody has looked at the default yet.
  const former = useRef<Currency | null>(hasAmounts ? null : 'USD')
  const onCountry = useEffectEvent((next: Currency) => {
    const isFollowing = value === former.current && !(hasAmounts && hasPublishedDoc)
    former.current = next
    // A form is not changed by its own defaults.
    if (isFollowing && value !== next) setValue(next, true)
  })
  useEffect(() => {
    if (country !== undefined) onCountry(countryCurrency(country))
  }, [country])
}

/** The currency of amounts: that of the shop's country until somebody selects another. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { follows: _follows, amounts: _amounts, ...field } = props
  useFollowedCurrency(props)
  return <SelectField {...field} />
}
