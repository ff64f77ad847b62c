'use client'

import { useEffect } from 'react'

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Highlights today's row in the browser, since the cached page is the same every day. */
export function Today({ table }: { table: string }) {
  useEffect(() => {
    const row = document.querySelector(`#${table} [data-day="${names[new Date().getDay()]}"]`)
    row?.setAttribute('aria-current', 'date')
  }, [table])
  return null
}
