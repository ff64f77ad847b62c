'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * Opens the navigation on screens of 1024 to 1440 pixels too, where Payload closes it, unless the user has closed it. Until
 * then it renders a mark, with which the navigation is shown as open, so that the page does not move.
 */
export function NavOpener() {
  const { navOpen, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  const { l: large, m: medium } = breakpoints
  const [isOpening, setOpening] = useState(navOpen)
  useEffect(() => {
    if (!large || medium) return
    getPreference<{ open?: boolean }>('nav').then((preference) => {
      if (preference?.open !== false) setNavOpen(true)
      setOpening(false)
    })
  }, [getPreference, large, medium, setNavOpen])
  return isOpening ? <span className="nav-opening" hidden /> : null
}
