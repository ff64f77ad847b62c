import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Renders the page anew when the panel that frames it has saved a draft. */
export default function LoadedPreviewRefresh() {
  const router = useRouter()
  const [origin, setOrigin] = useState<string>()
  useEffect(() => {
    if (window.parent !== window || window.opener) setOrigin(window.location.origin)
  }, [])
  return origin ? <RefreshRouteOnSave serverURL={origin} refresh={() => router.refresh()} /> : null
}
