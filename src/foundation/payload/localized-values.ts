import type { FlattenedBlock, FlattenedBlocksField, FlattenedField, Labels } from 'payload'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a document, and the blocks that other fields refer to by their slugs. */
export interface DocumentFields {
  fields: readonly FlattenedField[]
  blocks: Readonly<Partial<Record<string, FlattenedBlock>>>
}

/** What a value stands in: a row or a block with its position, counted from 1, or a group. */
export interface Container {
  label: Labels['singular'] | false | undefined
  position?: number
}

/** A localized value of a document that was read in all languages. */
export interface LocalizedValue {
  field: FlattenedField
  /** Names of fields and ids of rows, joined by dots: `meta.description`, `stages.{id}.title`. */
  path: string
  /** The rows and blocks that it stands in, the outermost first, and the group, if that is nearer. */
  containers: readonly Container[]
  byLocale: Values
}

interface Place {
  prefix: string
  containers: readonly Container[]
}

const isRow = ({ position }: Container) => position !== undefined

/** A group says where a text is as long as no other and no row is nearer to it. */
const within = ({ containers }: Place, container: Container) => [...containers.filter(isRow), container]

function fieldsOfBlock(
  { blocks }: DocumentFields,
  field: FlattenedBlocksField,
  blockType: unknown,
): FlattenedBlock | undefined {
  const inline = [...field.blocks, ...(field.blockReferences ?? [])]
  const found = inline.find((block) => typeof block === 'object' && block.slug === blockType)
  return typeof found === 'object' ? found : blocks[String(blockType)]
}

/** What the rows of a field are made of, each with its label. */
function* rowsOf(document: DocumentFields, field: FlattenedField, value: unknown) {
  if (!Array.isArray(value)) return
  for (const [index, row] of value.entries()) {
    if (!isObject(row)) continue
    const position = index + 1
    if (field.type === 'array')
      yield { row, position, fields: field.flattenedFields, label: field.labels?.singular }
    if (field.type !== 'blocks') continue
    const block = fieldsOfBlock(document, field, row.blockType)
    if (block) yield { row, position, fields: block.flattenedFields, label: block.labels?.singular }
  }
}

/** The localized values of a document at any depth: in groups, rows and blocks. */
export function* localizedValuesIn(
  document: DocumentFields,
  values: unknown,
  place: Place = { prefix: '', containers: [] },
): Generator<LocalizedValue> {
  if (!isObject(values)) return
  for (const field of document.fields) {
    const value = values[field.name]
    const path = `${place.prefix}${field.name}`
    if ('localized' in field && field.localized) {
      if (isObject(value)) yield { field, path, containers: place.containers, byLocale: value }
    } else if (field.type === 'group' || field.type === 'tab') {
      const containers = within(place, { label: field.label })
      const inside = { ...document, fields: field.flattenedFields }
      yield* localizedValuesIn(inside, value, { prefix: `${path}.`, containers })
    } else {
      for (const { row, position, fields, label } of rowsOf(document, field, value)) {
        const containers = within(place, { label, position })
        const inside = { ...document, fields }
        yield* localizedValuesIn(inside, row, { prefix: `${path}.${row.id}.`, containers })
      }
    }
  }
}
