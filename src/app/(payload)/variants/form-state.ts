import type { FormState, Row } from 'payload'

const idOf = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The state of an array field with its rows, as Payload's forms hold it. */
function arrayState(path: string, rows: readonly Record<string, unknown>[], before: FormState): FormState {
  const withIds = rows.map((row): Record<string, unknown> & { id: string } => ({
    ...row,
    id: typeof row.id === 'string' ? row.id : idOf(),
  }))
  const known = new Map((before[path]?.rows ?? []).map((row) => [row.id, row]))
  const rowStates = withIds.map(({ id }): Row => known.get(id) ?? { id, collapsed: true })
  const field = { ...before[path], rows: rowStates, value: rows.length, disableFormData: rows.length > 0 }
  return Object.assign(
    { [path]: field },
    ...withIds.map((row, index) => valueState(`${path}.${index}`, row, before)),
  )
}

/** The state of everything below a path. */
function valueState(path: string, value: unknown, before: FormState): FormState {
  if (Array.isArray(value)) return arrayState(path, value.filter(isRecord), before)
  if (isRecord(value))
    return Object.assign(
      {},
      ...Object.entries(value).map(([name, part]) => valueState(`${path}.${name}`, part, before)),
    )
  return { [path]: { value, initialValue: value, valid: true } }
}

/** A form's state with other values below a path. What else is below it stays: without its state, a field is gone until the server draws it again. */
export function replaceValues(state: FormState, path: string, values: Record<string, unknown>): FormState {
  const replaced = Object.keys(values).map((name) => `${path}.${name}`)
  const isReplaced = (name: string) => replaced.some((one) => name === one || name.startsWith(`${one}.`))
  const others = Object.entries(state).filter(([name]) => !isReplaced(name))
  return { ...Object.fromEntries(others), ...valueState(path, values, state) }
}
