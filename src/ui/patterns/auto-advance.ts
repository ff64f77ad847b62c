/** Milliseconds that a picture is shown. */
const pictureMilliseconds = 5000

/** Shorter or more vertical movements in pixels are not swipes. */
const minSwipePixels = 50

/**
 * Advances the pictures of a gallery (radio buttons) in a loop, except while it is hovered or focused or
 * the page is hidden. A horizontal swipe also changes the picture. `onUse` is called when somebody points at
 * the gallery, touches it or moves the focus into it, other than to press its pause button. Imports nothing, so
 * that a test can run it in a browser.
 */
export function autoAdvance(gallery: HTMLElement, onUse: () => void) {
  const pictures = () => [...gallery.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  let isPlaying = false
  let timer: ReturnType<typeof setInterval> | undefined
  let start: Touch | undefined

  const advance = (direction: 1 | -1) => {
    const all = pictures()
    const current = all.findIndex(({ checked }) => checked)
    const next = all[(current + direction + all.length) % all.length]
    if (next) next.checked = true
  }

  const isInUse = () => gallery.matches(':hover') || gallery.matches(':focus-within') || document.hidden

  const play = (on: boolean) => {
    isPlaying = on
    clearInterval(timer)
    if (isPlaying) timer = setInterval(() => isInUse() || advance(1), pictureMilliseconds)
  }

  // After an interaction the current picture gets the full time again.
  const restart = () => play(isPlaying)

  const noticeUse = ({ type, target }: Event) => {
    const isPause = target instanceof Element && target.closest('.gallery-pause') !== null
    const isByKeyboard = type === 'focusin' && target instanceof Element && target.matches(':focus-visible')
    if (!isPause || isByKeyboard) onUse()
  }

  const rememberTouch = ({ changedTouches }: TouchEvent) => {
    start = changedTouches[0]
  }

  const endTouch = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]
    if (!start || !end) return
    const [across, along] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(across) <= minSwipePixels || Math.abs(across) <= Math.abs(along)) return
    advance(across < 0 ? 1 : -1)
    restart()
  }

  const listeners = [
    ['pointerover', noticeUse],
    ['focusin', noticeUse],
    ['touchstart', noticeUse],
    ['touchstart', rememberTouch],
    ['touchend', endTouch],
    ['pointerleave', restart],
    ['focusout', restart],
    ['change', restart],
  ] as const
  for (const [name, listener] of listeners)
    gallery.addEventListener(name, listener as EventListener, { passive: true })
  return {
    play,
    end: () => {
      play(false)
      for (const [name, listener] of listeners) gallery.removeEventListener(name, listener as EventListener)
    },
  }
}
