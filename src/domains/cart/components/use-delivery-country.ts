import { useEffect, useState } from 'react'

const storageKey = 'delivery-country'

/**
 * The country of delivery, which the browser remembers; empty until one is selected. The one in the address of the page
 * comes first.
 */
export function useDeliveryCountry(requested: string): [string, (country: string) => void] {
  const [country, setCountry] = useState(requested)
  useEffect(() => {
    if (requested) return
    try {
      setCountry(localStorage.getItem(storageKey) ?? '')
    } catch {
      // Storage is blocked: the country is asked again on the next page.
    }
  }, [requested])
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
