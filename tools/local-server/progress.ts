// Shows what is being done, one line for each step. On a terminal the lines of all running steps are redrawn in place.
// Elsewhere (a log, CI) a line is printed when a step ends, and every fifteen seconds while it runs.

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
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const running = new Set<RunningStep>()
let drawnLines = 0
let frame = 0

/**
 * Runs one step and shows its progress and duration. Several steps can run at the same time.
 * @param label what is being done: `Building the site`
 */
export async function step<Result>(label: string, work: (step: Step) => Promise<Result>): Promise<Result> {
  const current: RunningStep = { label, detail: '', startedAt: performance.now() }
  running.add(current)
  const stopDrawing = isTerminal ? startDrawing() : startLogging(current)
  try {
    const result = await work({
      update: (detail) => {
        current.detail = detail
      },
    })
    finish(current, '✓', stopDrawing)
    return result
  } catch (error) {
    finish(current, '✗', stopDrawing)
    throw error
  }
}

function finish(step: RunningStep, sign: string, stopDrawing: () => void): void {
  running.delete(step)
  erase()
  stopDrawing()
  console.log(`${sign} ${textOf(step)}`)
}

function textOf({ label, detail, startedAt }: RunningStep): string {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return `${[label, detail].filter(Boolean).join(': ')}  ${seconds} s`
}

function startLogging(step: RunningStep): () => void {
  const timer = setInterval(() => console.log(`  ${textOf(step)} …`), 15_000)
  timer.unref()
  return () => clearInterval(timer)
}

let drawing: { timer: NodeJS.Timeout; restore: () => void } | undefined

/** Redraws the running steps until the last of them ends. Returns a function to call at the end of each. */
function startDrawing(): () => void {
  drawing ??= { timer: setInterval(draw, 120).unref(), restore: keepBelowOutput() }
  draw()
  return () => {
    if (running.size > 0 || !drawing) return
    clearInterval(drawing.timer)
    drawing.restore()
    drawing = undefined
  }
}

function draw(): void {
  erase()
  const width = (process.stdout.columns || 80) - 1 // a wrapped line could not be erased
  const sign = frames[frame++ % frames.length]
  const lines = Array.from(running, (step) => `${sign} ${textOf(step)}`.slice(0, width))
  drawnLines = lines.length
  writeToTerminal(lines.map((line) => `${line}\n`).join(''))
}

function erase(): void {
  if (drawnLines > 0) writeToTerminal(`\u001b[${drawnLines}A\u001b[0J`)
  drawnLines = 0
}

let writeToTerminal = (text: string): boolean => process.stdout.write(text)

/** Prints the output of other code above the running steps. Returns a function that restores the streams. */
function keepBelowOutput(): () => void {
  const { stdout, stderr } = process
  const originals = [
    { stream: stdout, write: stdout.write },
    { stream: stderr, write: stderr.write },
  ]
  writeToTerminal = stdout.write.bind(stdout)
  for (const { stream, write } of originals) {
    const writeAbove = (...args: unknown[]) => {
      erase() // the timer draws again
      return Reflect.apply(write, stream, args)
    }
    Object.assign(stream, { write: writeAbove })
  }
  return () => {
    for (const { stream, write } of originals) stream.write = write
    writeToTerminal = (text) => stdout.write(text)
  }
}
