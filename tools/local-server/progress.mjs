// One line a step, with the time it took. On a terminal the line is redrawn in place; elsewhere (a log, CI)
// it is printed when the step ends, with a sign of life every fifteen seconds.
const terminal = process.stdout.isTTY === true
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** @typedef {{ update: (detail: string) => void, rename: (label: string) => void }} Step */

/**
 * Runs one step and shows how it goes.
 *
 * @template T
 * @param {string} label what is being done: `Building the site`
 * @param {(step: Step) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = performance.now()
  let detail = ''
  let frame = 0
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const text = () => [label, detail].filter(Boolean).join(': ')
  const draw = () => redraw(`${frames[frame++ % frames.length]} ${text()}  ${seconds()}`)
  const timer = setInterval(
    terminal ? draw : () => console.log(`  ${text()} … ${seconds()}`),
    terminal ? 120 : 15_000,
  )
  timer.unref()
  if (terminal) draw()
  try {
    const result = await work({
      update: (next) => {
        detail = next
      },
      rename: (next) => {
        label = next
        detail = ''
      },
    })
    finish(`✓ ${text()}  ${seconds()}`)
    return result
  } catch (error) {
    finish(`✗ ${text()}  ${seconds()}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** @param {string} line */
function redraw(line) {
  const width = process.stdout.columns || 80
  process.stdout.write(`\r\u001b[2K${line.slice(0, width - 1)}`)
}

/** @param {string} line */
function finish(line) {
  if (terminal) process.stdout.write('\r\u001b[2K')
  console.log(line)
}
