'use client'

import { useEffect } from 'react'
import { type Originals, shareOriginals } from './originals-store'

/** Hands the texts that the server has read to the fields of the form, which are no children of this component. */
export function SharedOriginals({ entry, originals }: { entry: string; originals: Originals }) {
  useEffect(() => shareOriginals(entry, originals), [entry, originals])
  return null
}
