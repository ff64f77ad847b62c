'use client'

import { lazy } from 'react'

const LoadedPreviewRefresh = lazy(() => import('./preview-refresh'))

/** Keeps a preview up to date. Its code is loaded in previews only. */
export function PreviewRefresh() {
  return <LoadedPreviewRefresh />
}
