'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Opens the navigation on screens of 1024 to 1440 pixels too, where Payload closes it, unless the user has closed it. */
export function NavOpener() {
  const { setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  const { l: large, m: medium } = breakpoints
  useEffect(() => {
    if (!large || medium) return
    getPreference<{ open?: boolean }>('nav').then((preference) => {
      if (preference?.open !== false) setNavOpen(true)
    })
  }, [getPreference, large, medium, setNavOpen])
  return null
}
