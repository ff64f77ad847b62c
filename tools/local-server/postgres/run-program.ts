import { spawn } from 'node:child_process'
import type { Installation } from './installation'
import { commandLine } from './run-as'

interface ProgramOptions {
  input?: string
  /** The descriptor of a file that gets the output instead of the result. */
  log?: number
}

/** Runs one of PostgreSQL's programs to its end. */
export function runProgram(
  { runner }: Installation,
  program: string,
  args: string[],
  { input = '', log }: ProgramOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const [command, line, options] = commandLine(runner, program, args)
    const child = spawn(command, line, {
      ...options,
      env: environment(),
      stdio: ['pipe', log ?? 'pipe', log ?? 'pipe'],
      detached: true, // from the terminal's Ctrl-C: this process decides the order of stopping
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
    child.stdin?.on('error', () => {}) // it ended before reading everything; its output says why
    child.stdin?.end(input)
  })
}

/** An environment without the user's PG* variables, and with messages in English. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { NODE_ENV: 'production', PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' }
}

/** The reason for which a program failed: its first error, because the last line says only how it cleans up. */
export function reasonOf(output: string): string {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return 'the disk is full (No space left on device); free some space, or set DATA_DIR to a folder of another disk.'
  const error = output.match(/(?:ERROR|FATAL|PANIC|error): +(.*)/)?.[1]
  return error ?? output.trim().split('\n').filter(Boolean).pop() ?? 'it printed nothing'
}
