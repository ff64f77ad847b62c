'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Milliseconds. */
const interval = 3000

/** Shows how far the files are, without loading the page anew: that would end what a click has begun, and drop choices. */
export function Refresh() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), interval)
    return () => clearInterval(timer)
  }, [router])
  return null
}
