import { step } from './progress'

/** The first administrator. */
export interface Admin {
  email: string
  /** Null unless it has just been generated. */
  password: string | null
}

/** A line of JSON that prepare.ts prints. */
export interface Report {
  step: string
  done?: number
  total?: number
  admin?: Admin | null
}

const labels: Record<string, string> = {
  load: 'Loading the content system',
  migrate: 'Migrating the database',
  taxonomy: 'Loading the taxonomy',
  sample: 'Loading the sample content',
  lists: 'Indexing the lists',
}

/** Returns undefined for output that is not a report. */
export function parseReport(line: string): Report | undefined {
  try {
    const report = JSON.parse(line)
    return typeof report?.step === 'string' ? report : undefined
  } catch {
    return undefined
  }
}

/** Shows one step after another, as they are reported; begins with loading the program itself. */
export function showReports() {
  let current = startStep('load')
  return {
    show: ({ step: name, done, total }: Report): void => {
      if (name !== current.name) {
        current.end()
        current = startStep(name)
      }
      if (done !== undefined) current.update(total === undefined ? `${done}` : `${done} of ${total}`)
    },
    end: (error?: unknown): Promise<void> => current.end(error),
  }
}

function startStep(name: string) {
  let update: (detail: string) => void = () => {}
  let settle: (error?: unknown) => void = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error))
  })
  const shown = step(labels[name] ?? name, async (current) => {
    update = current.update
    await ended
  }).catch(() => {}) // the caller has the error already
  const end = async (error?: unknown) => {
    settle(error)
    await shown
  }
  return { name, update: (detail: string) => update(detail), end }
}
