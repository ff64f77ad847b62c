/** Milliseconds that a picture is shown. */
const stay = 5000

/** Shorter or more vertical movements in pixels are not swipes. */
const swipe = 50

/**
 * Advances the pictures of a gallery (radio buttons) in a loop, except while it is hovered or focused or
 * the page is hidden. A horizontal swipe also changes the picture. Imports nothing, so that a test can
 * run it in a browser.
 */
export function turning(gallery: HTMLElement) {
  const pictures = () => [...gallery.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  let plays = false
  let timer: ReturnType<typeof setInterval> | undefined
  let start: Touch | undefined

  const turn = (by: 1 | -1) => {
    const all = pictures()
    const at = all.findIndex(({ checked }) => checked)
    const next = all[(at + by + all.length) % all.length]
    if (next) next.checked = true
  }

  const isWatched = () => gallery.matches(':hover') || gallery.matches(':focus-within') || document.hidden

  const play = (on: boolean) => {
    plays = on
    clearInterval(timer)
    if (plays) timer = setInterval(() => isWatched() || turn(1), stay)
  }

  // After an interaction the current picture gets the full time again.
  const again = () => play(plays)

  const touched = ({ changedTouches }: TouchEvent) => {
    start = changedTouches[0]
  }

  const left = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]
    if (!start || !end) return
    const [across, along] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(across) <= swipe || Math.abs(across) <= Math.abs(along)) return
    turn(across < 0 ? 1 : -1)
    again()
  }

  const listeners = [
    ['touchstart', touched],
    ['touchend', left],
    ['pointerleave', again],
    ['focusout', again],
    ['change', again],
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
