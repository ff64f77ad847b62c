import { showIcon } from '@/ui/browser/show-icon'
import { Pause, Play } from '@/ui/icons'

/** Milliseconds that a picture is shown. */
const pictureMilliseconds = 5000

/** Shorter or more vertical movements in pixels are not swipes. */
const minSwipePixels = 50

/** Selects the next or previous picture (a radio button), in a loop. */
function advance(gallery: HTMLElement, direction: 1 | -1): void {
  const all = [...gallery.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const current = all.findIndex(({ checked }) => checked)
  const next = all[(current + direction + all.length) % all.length]
  if (next) next.checked = true
}

function listenToSwipes(gallery: HTMLElement, swipe: (direction: 1 | -1) => void): void {
  let start: Touch | undefined
  const rememberTouch = ({ changedTouches }: TouchEvent) => {
    start = changedTouches[0]
  }
  const endTouch = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]
    if (!start || !end) return
    const [across, along] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(across) <= minSwipePixels || Math.abs(across) <= Math.abs(along)) return
    swipe(across < 0 ? 1 : -1)
  }
  gallery.addEventListener('touchstart', rememberTouch, { passive: true })
  gallery.addEventListener('touchend', endTouch, { passive: true })
}

/** The button that pauses and resumes a gallery. */
function showState(button: HTMLElement, isPlaying: boolean): void {
  const { pause = '', play = '' } = button.dataset
  button.hidden = false
  button.title = isPlaying ? pause : play
  button.setAttribute('aria-label', button.title)
  showIcon(button, isPlaying ? Pause : Play)
}

/**
 * Advances the pictures of a gallery in a loop, except while it is hovered or focused or the page is hidden, until its
 * button pauses it or somebody points at it, touches it or moves the focus into it. A horizontal swipe also changes the
 * picture.
 */
export function connectAutoGallery(gallery: HTMLElement): void {
  const button = gallery.querySelector<HTMLElement>('[data-gallery-pause]')
  if (!button) return
  let isPlaying: boolean | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const isInUse = () => gallery.matches(':hover') || gallery.matches(':focus-within') || document.hidden

  // After an interaction the current picture gets the full time again.
  const restart = () => {
    clearInterval(timer)
    if (isPlaying) timer = setInterval(() => isInUse() || advance(gallery, 1), pictureMilliseconds)
  }

  const play = (on: boolean) => {
    if (on === isPlaying) return
    isPlaying = on
    restart()
    showState(button, on)
  }

  const noticeUse = ({ type, target }: Event) => {
    const isPause = target instanceof Element && button.contains(target)
    const isByKeyboard = type === 'focusin' && target instanceof Element && target.matches(':focus-visible')
    if (!isPause || isByKeyboard) play(false)
  }

  for (const name of ['pointerover', 'focusin', 'touchstart'])
    gallery.addEventListener(name, noticeUse, { passive: true })
  for (const name of ['pointerleave', 'focusout', 'change']) gallery.addEventListener(name, restart)
  listenToSwipes(gallery, (direction) => {
    advance(gallery, direction)
    restart()
  })
  button.addEventListener('click', () => play(!isPlaying))
  play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
}
