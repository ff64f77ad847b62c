import type { CommandContext } from '../../tools/local-server/command'

export interface TestRun {
  command: CommandContext
  /** For the reports of the test runners. */
  folder: string
  files: readonly string[]
  env: NodeJS.ProcessEnv
  /** The preparation of the journeys, where it has begun. Resolves to their environment. */
  preparing?: Promise<NodeJS.ProcessEnv>
}
