'use client'

import { useEffect, useState } from 'react'

/** Keeps the screen on while the page is visible, and says so; nothing where the browser cannot. */
export function KeepAwake({ message }: { message: string }) {
  const [isAwake, setIsAwake] = useState(false)

  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused to save the battery, or unknown to the browser.
      const granted = await navigator.wakeLock?.request('screen').catch(() => null)
      lock = granted ?? null
      if (isGone) lock?.release()
      else setIsAwake(lock !== null)
    }
    request()
    // The browser ends the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', request)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', request)
      lock?.release()
    }
  }, [])

  return (
    <span className="caption" role="status">
      {isAwake ? message : ''}
    </span>
  )
}
