import { z } from 'zod'

const fault = z.object({
  /** The row in a spreadsheet or the position in a JSON list; 0 for the whole file. */
  row: z.number(),
  /** The path of the field; empty for the whole row. */
  column: z.string(),
  message: z.string(),
})

const importReport = z.object({
  faults: z.array(fault).default([]),
  /** Faults beyond those in the list. */
  moreFaults: z.number().default(0),
  /** The first of the entries that the import created. */
  created: z.array(z.string()).default([]),
  moreCreated: z.number().default(0),
})

/** A mistake in a file. */
export type Fault = z.infer<typeof fault>

/** What a check or an import found and wrote. Its lists are bounded, and it counts what they leave out. */
export type ImportReport = z.infer<typeof importReport>

/** Faults in a report; who has corrected these checks again. */
const maxFaults = 500

/** Created entries in a report. */
const maxCreated = 50

/** Reads the report that an import stores. */
export function reportOf({ report }: { report?: unknown }): ImportReport {
  return importReport.safeParse(report ?? {}).data ?? importReport.parse({})
}

export const countFaults = ({ faults, moreFaults }: ImportReport) => faults.length + moreFaults

export function addFaults(report: ImportReport, faults: readonly Fault[]): void {
  const listed = faults.slice(0, maxFaults - report.faults.length)
  report.faults.push(...listed)
  report.moreFaults += faults.length - listed.length
}

export function addCreated(report: ImportReport, id: string): void {
  if (report.created.length < maxCreated) report.created.push(id)
  else report.moreCreated += 1
}
