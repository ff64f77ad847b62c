import { z } from 'zod'

const fault = z.object({
  /** The row in a spreadsheet or the position in a JSON list; 0 for the whole file. */
  row: z.number(),
  /** The path of the field; empty for the whole row. */
  column: z.string(),
  message: z.string(),
  /** Whether the editor may confirm that the row is right. */
  confirmable: z.boolean().optional(),
})

const difference = z.object({ column: z.string(), from: z.string(), to: z.string() })

const change = z.object({
  row: z.number(),
  id: z.string(),
  name: z.string(),
  /** Whether readers see the change at once; it is a draft otherwise. */
  isPublished: z.boolean(),
  differences: z.array(difference),
  /** Differences beyond those in the list. */
  more: z.number(),
})

const newEntry = z.object({ row: z.number(), name: z.string(), isPublished: z.boolean() })

const importReport = z.object({
  /** The encoding that was read, with words by which the editor sees whether it is right. */
  encoding: z.string().default('utf-8'),
  words: z.array(z.string()).default([]),
  /** The columns of a table and the fields that they fill. */
  columns: z.array(z.object({ heading: z.string(), path: z.string().nullish() })).default([]),
  /** The fields that the editor has chosen for the columns; empty for those that are left out. */
  chosen: z.array(z.string()).optional(),
  /** Rows that the editor has confirmed to be right. */
  confirmed: z.array(z.number()).default([]),
  /** When the import began to write: entries that were created since may be its own. */
  startedAt: z.string().optional(),
  faults: z.array(fault).default([]),
  /** Faults beyond those in the list. */
  moreFaults: z.number().default(0),
  /** The first of the entries that the rows create. */
  newEntries: z.array(newEntry).default([]),
  /** The first of the entries that the import created. */
  created: z.array(z.string()).default([]),
  moreCreated: z.number().default(0),
  /** The first of the entries that the rows change. */
  changes: z.array(change).default([]),
  /** How many entries are created, changed, and left as they are. */
  counts: z
    .object({ created: z.number(), changed: z.number(), unchanged: z.number() })
    .default({ created: 0, changed: 0, unchanged: 0 }),
})

/** A mistake in a file. */
export type Fault = z.infer<typeof fault>

export type Difference = z.infer<typeof difference>

/** What a row changes of an entry. */
export type Change = z.infer<typeof change>

export type NewEntry = z.infer<typeof newEntry>

/** What a check or an import found and wrote. Its lists are bounded, and it counts what they leave out. */
export type ImportReport = z.infer<typeof importReport>

/** Faults in a report; the editor corrects these and checks the file again. */
const maxFaults = 500

/** Created and changed entries in a report. */
const maxEntries = 50

/** Reads the report that an import stores. */
export function reportOf({ report }: { report?: unknown }): ImportReport {
  return importReport.safeParse(report ?? {}).data ?? importReport.parse({})
}

/** The report of a file that is checked again or imported: how it is read stays, what was found does not. */
export function nextReport({
  encoding,
  words,
  chosen,
  confirmed,
  startedAt,
  created,
  moreCreated,
}: ImportReport): ImportReport {
  return { ...importReport.parse({}), encoding, words, chosen, confirmed, startedAt, created, moreCreated }
}

export const countFaults = ({ faults, moreFaults }: ImportReport) => faults.length + moreFaults

export function addFaults(report: ImportReport, faults: readonly Fault[]): void {
  const listed = faults.slice(0, maxFaults - report.faults.length)
  report.faults.push(...listed)
  report.moreFaults += faults.length - listed.length
}

export function addCreated(report: ImportReport, id: string): void {
  if (report.created.length < maxEntries) report.created.push(id)
  else report.moreCreated += 1
}

/** What a row does: it creates an entry, changes one, or leaves it as it is. */
export interface Outcome {
  created?: NewEntry
  changed?: Change
}

export function addOutcome(report: ImportReport, { created, changed }: Outcome): void {
  if (created) {
    report.counts.created += 1
    if (report.newEntries.length < maxEntries) report.newEntries.push(created)
  } else if (changed) {
    report.counts.changed += 1
    if (report.changes.length < maxEntries) report.changes.push(changed)
  } else report.counts.unchanged += 1
}
