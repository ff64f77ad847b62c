import { LRUCache } from 'lru-cache'
import pg, { type QueryConfig } from 'pg'

/** Characters. PostgreSQL plans a shorter statement within a fifth of a millisecond. */
const minLength = 250

/** A connection keeps the plans of at most this many statements, until it is closed. */
const maxPrepared = 200

interface Statement {
  name: string
  /** The same string for all connections, which each keep it. */
  text: string
  uses: number
}

/** Characters of the statements that are known; most long ones come once. */
const maxKnown = 3_000_000

/** The long statements of this process by their text. */
const statements = new LRUCache<string, Statement>({
  maxSize: maxKnown,
  sizeCalculation: ({ text }) => text.length,
})
let lastName = 0

function find(text: string): Statement {
  const known = statements.get(text)
  if (known) return known
  lastName += 1
  const statement = { name: `statement_${lastName}`, text, uses: 0 }
  statements.set(text, statement)
  return statement
}

const isConfig = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

/**
 * A connection that prepares long statements from their second use on. Payload reads a document by one statement of 30,000
 * characters and as many joins, which PostgreSQL takes longer to parse and to plan than to execute.
 */
export class PreparingClient extends pg.Client {
  readonly #prepared = new Set<string>()

  override query: pg.Client['query'] = (config: unknown, ...rest: unknown[]) =>
    Reflect.apply(super.query, this, [isConfig(config) ? this.#prepare(config) : config, ...rest])

  #prepare(config: QueryConfig): QueryConfig {
    if (config.text.length < minLength || config.name) return config
    const statement = find(config.text)
    statement.uses += 1
    const isPrepared = this.#prepared.has(statement.name)
    if (!isPrepared && (statement.uses === 1 || this.#prepared.size >= maxPrepared)) return config
    this.#prepared.add(statement.name)
    return { ...config, name: statement.name, text: statement.text }
  }
}
