import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { baseUrl } from './site'

/** What the processes of the site under test use together. */
export interface ProcessUsage {
  descriptors: number
  /** Resident memory in megabytes. */
  memory: number
}

const isListening = '0A'

/** The inodes of the sockets that listen on a port of this machine. */
function listeningSockets(port: number): Set<string> {
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const listening = rows.filter(
    ([, address, , state]) => address?.endsWith(`:${hexadecimal}`) && state === isListening,
  )
  return new Set(listening.map((row) => `socket:[${row[9]}]`))
}

function descriptorsOf(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((name) => tryRead(() => readlinkSync(`${folder}/${name}`)) ?? [])
}

/** Processes and their descriptors disappear while they are read. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The number of the process that started another: the second field after the name in parentheses. */
const parentOf = (pid: string) =>
  tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    ?.replace(/^.*\) \S+ /s, '')
    .split(' ')[0]

/** Returns the processes that listen on the port of the site and those that they have started; Linux only. */
export function findSiteProcesses(): string[] {
  const sockets = listeningSockets(Number(new URL(baseUrl).port || 80))
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const listening = pids.filter((pid) =>
    tryRead(() => descriptorsOf(pid))?.some((descriptor) => sockets.has(descriptor)),
  )
  const started = pids.filter((pid) => listening.includes(parentOf(pid) ?? ''))
  return [...new Set([...listening, ...started])]
}

export function usageOf(pids: readonly string[]): ProcessUsage {
  const memoryOf = (pid: string) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  }
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    descriptors: sum(pids.map((pid) => descriptorsOf(pid).length)),
    memory: sum(pids.map(memoryOf)),
  }
}
