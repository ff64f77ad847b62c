import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/icon-button'
import { Pause, Play } from '@/ui/icons'
import { autoAdvance } from './auto-advance'

export interface AutoGalleryProps {
  /** Id of the gallery. */
  id: string
  words: { pause: string; play: string }
}

/** Advances the pictures of a gallery until somebody looks at them closely; its pause button comes first. */
export default function AutoGallery({ id, words }: AutoGalleryProps) {
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null)
  const advance = useRef<ReturnType<typeof autoAdvance>>(null)
  useEffect(() => {
    const gallery = document.getElementById(id)
    if (!gallery) return
    const controls = autoAdvance(gallery, () => setIsPlaying(false))
    advance.current = controls
    setIsPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return controls.end
  }, [id])
  useEffect(() => advance.current?.play(isPlaying === true), [isPlaying])
  return (
    <IconButton
      className="gallery-pause"
      icon={isPlaying ? Pause : Play}
      label={isPlaying ? words.pause : words.play}
      hidden={isPlaying === null}
      onClick={() => setIsPlaying(!isPlaying)}
    />
  )
}
