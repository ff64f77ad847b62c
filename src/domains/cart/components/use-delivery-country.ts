import { useEffect, useState } from 'react'

const storageKey = 'delivery-country'

/** The country of delivery, which the browser remembers; empty until one is selected. */
export function useDeliveryCountry(): [string, (country: string) => void] {
  const [country, setCountry] = useState('')
  useEffect(() => {
    try {
      setCountry(localStorage.getItem(storageKey) ?? '')
    } catch {
      // Storage is blocked: the country is asked again on the next page.
    }
  }, [])
  const select = (selected: string) => {
    setCountry(selected)
    try {
      localStorage.setItem(storageKey, selected)
    } catch {
      // As above.
    }
  }
  return [country, select]
}
