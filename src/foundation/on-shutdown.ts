import { processWide } from './process-wide'

const work = processWide('shutdown', () => new Map<string, () => Promise<void>>())

/** Registers what must be done before the process ends; a later call with the same name replaces it. */
export function onShutdown(name: string, run: () => Promise<void>): void {
  work.set(name, run)
}

/** Does what is registered. The server calls it once it answers no more requests. */
export async function runShutdownWork(): Promise<void> {
  await Promise.allSettled([...work.values()].map((run) => run()))
}
