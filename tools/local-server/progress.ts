// Shows what is being done. A step gets a line when it ends; until then a terminal shows all running ones in its last
// line, and a log gets a line for each every fifteen seconds.

export interface Step {
  /** Shows how far the step is, behind its label. */
  update: (detail: string) => void
}

interface RunningStep {
  label: string
  detail: string
  startedAt: number
}

const isTerminal = process.stdout.isTTY === true
const running = new Set<RunningStep>()
let timer: NodeJS.Timeout | undefined

/**
 * Runs one step and shows its progress and duration. Several steps can run at the same time.
 * @param label what is being done: `Building the site`
 */
export async function step<Result>(label: string, work: (step: Step) => Promise<Result>): Promise<Result> {
  const current: RunningStep = { label, detail: '', startedAt: performance.now() }
  running.add(current)
  timer ??= setInterval(showRunning, isTerminal ? 200 : 15_000).unref()
  const end = (sign: string) => {
    running.delete(current)
    print(`${sign} ${textOf(current)}`)
    if (running.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  try {
    const result = await work({
      update: (detail) => {
        current.detail = detail
      },
    })
    current.detail = ''
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** Prints a line in place of the running steps, which follow below it. */
export function print(text: string): void {
  console.log(isTerminal ? `\r\u001b[K${text}` : text)
}

function showRunning(): void {
  const texts = Array.from(running, textOf)
  if (!isTerminal) for (const text of texts) console.log(`  ${text} …`)
  // A wrapped line could not be erased.
  else process.stdout.write(`\r\u001b[K  ${texts.join(' · ')}`.slice(0, (process.stdout.columns || 80) + 3))
}

function textOf({ label, detail, startedAt }: RunningStep): string {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return `${[label, detail].filter(Boolean).join(': ')}  ${seconds} s`
}
