'use client'

import { useRouter } from 'next/navigation'
import { lazy, useEffect, useState } from 'react'

const RefreshRouteOnSave = lazy(() =>
  import('@payloadcms/live-preview-react').then((module) => ({ default: module.RefreshRouteOnSave })),
)

/** Renders the page anew when the panel that frames it has saved a draft. Its code is loaded there only. */
export function PreviewRefresh() {
  const router = useRouter()
  const [origin, setOrigin] = useState<string>()
  useEffect(() => {
    if (window.parent !== window || window.opener) setOrigin(window.location.origin)
  }, [])
  return origin ? <RefreshRouteOnSave serverURL={origin} refresh={() => router.refresh()} /> : null
}
