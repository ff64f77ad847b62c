'use client'

import { useEffect } from 'react'
import { start } from './start'

/** Starts the scripts of a page once React has hydrated it. */
export function SiteScripts() {
  useEffect(() => void start(), [])
  return null
}
