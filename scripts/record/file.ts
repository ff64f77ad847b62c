import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Answer } from './record-answer'

/** Reads the answers of a record, one a line. */
export async function readRecords(file: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) answers.push(JSON.parse(line))
  return answers
}
