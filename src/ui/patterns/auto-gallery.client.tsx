'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/icon-button'
import { turning } from './auto-advance'

interface TurningGalleryProps {
  /** Id of the gallery. */
  id: string
  words: { pause: string; play: string }
}

/** Advances the pictures of a gallery; its pause button comes first. */
export function TurningGallery({ id, words }: TurningGalleryProps) {
  const [plays, setPlays] = useState<boolean | null>(null)
  const turns = useRef<ReturnType<typeof turning>>(null)
  useEffect(() => {
    const gallery = document.getElementById(id)
    if (!gallery) return
    const own = turning(gallery)
    turns.current = own
    setPlays(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return own.end
  }, [id])
  useEffect(() => turns.current?.play(plays === true), [plays])
  return (
    <IconButton
      className="gallery-pause"
      icon={plays ? Pause : Play}
      label={plays ? words.pause : words.play}
      hidden={plays === null}
      onClick={() => setPlays(!plays)}
    />
  )
}
