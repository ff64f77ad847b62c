import { ring } from './ring'

/** `1:02:09` */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Makes the button of a step start and stop its timer, which shows what is left and rings when it is over. */
export function connectStepTimer(timer: HTMLElement): void {
  const button = timer.querySelector('button')
  const time = timer.querySelector('time')
  const action = timer.querySelector('.timer-action')
  const status = timer.querySelector('[role="status"]')
  if (!button || !time || !action || !status) return
  const { stop = '', over = '', again = '' } = timer.dataset
  const milliseconds = Number(timer.dataset.timer) * 60_000
  const idle = { time: time.textContent, action: action.textContent }
  let interval: ReturnType<typeof setInterval> | undefined

  const show = (left: string, nextAction: string) => {
    time.textContent = left
    action.textContent = nextAction
  }
  const end = () => {
    clearInterval(interval)
    interval = undefined
  }
  const start = () => {
    status.textContent = ''
    const endsAt = Date.now() + milliseconds
    const update = () => {
      const left = Math.ceil((endsAt - Date.now()) / 1000)
      if (left > 0) {
        show(clock(left), stop)
        return
      }
      end()
      show(over, again)
      status.textContent = over
      ring()
    }
    interval = setInterval(update, 500)
    update()
  }
  button.addEventListener('click', () => {
    if (interval === undefined) {
      start()
      return
    }
    end()
    show(idle.time, idle.action)
  })
}
