import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { getTranslation } from '@payloadcms/translations'
import type { BlockSlug, Field, PayloadRequest, Tab, Validate } from 'payload'
import { isSafeLink } from '@/foundation/rich-text/links'
import { plainTextOf } from '@/foundation/rich-text/plain-text'
import { validationMessage } from './validation-message'

type Values = Record<string, unknown>
type Label = Parameters<typeof getTranslation>[0]
type Node = SerializedLexicalNode & { children?: Node[]; fields?: Values }

/** What is wrong in a rich text: the labels that lead to it, and why. */
export interface RichTextFault {
  where: string[]
  message: string
}

/** What Payload tells a validation of the save. */
export interface SaveContext {
  req: PayloadRequest
  /** The whole document. */
  data: unknown
  id?: unknown
  blockData?: unknown
  collectionSlug?: string
  event?: 'onChange' | 'submit'
  operation?: string
  overrideAccess?: boolean
  preferences?: unknown
}

/** Without what Payload says of the text itself, such as `required`, which does not hold for the fields within it. */
const saveOf = ({ req, data, id, blockData, ...context }: SaveContext): SaveContext => {
  const { collectionSlug, event, operation, overrideAccess, preferences } = context
  return { req, data, id, blockData, collectionSlug, event, operation, overrideAccess, preferences }
}

/** Lists what is wrong in blocks, footnotes and links of a rich text, in the order in which it is read. */
export async function findRichTextFaults(
  editorConfig: LexicalRichTextAdapter['editorConfig'],
  value: unknown,
  context: SaveContext,
): Promise<RichTextFault[]> {
  const save = saveOf(context)
  const counts = new Map<string, number>()
  const faults: RichTextFault[] = []
  for (const node of nodesOf(value))
    faults.push(...(await findNodeFaults(editorConfig, node, labelOf(node, save.req, counts), save)))
  return faults
}

/** All nodes in the order of the text. No recursion: a client may nest deeper than the call stack. */
function* nodesOf(value: unknown): Generator<Node> {
  const waiting = childrenOf((value as { root?: unknown } | null)?.root).reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    waiting.push(...childrenOf(node).reverse())
  }
}

function childrenOf(node: unknown): Node[] {
  const children = (node as { children?: unknown } | null)?.children
  const isNode = (child: unknown): child is Node => typeof child === 'object' && child !== null
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** What editors see of a node: "Block 2 (Banner)", "Footnote 3", "Link “here”". */
function labelOf(node: Node, req: PayloadRequest, counts: Map<string, number>): string[] {
  if (node.type === 'link' || node.type === 'autolink') {
    // The notification divides the names of fields at commas.
    const text = plainTextOf({ root: node }).replaceAll(',', '').slice(0, 60)
    return [validationMessage(req, 'linkNamed', { text })]
  }
  if (node.type !== 'block' && node.type !== 'inlineBlock') return []
  const slug = String(node.fields?.blockType)
  const key = node.type === 'block' ? node.type : slug
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  const name = blockName(slug, req)
  return [node.type === 'block' ? `${req.t('fields:block')} ${count} (${name})` : `${name} ${count}`]
}

const blockName = (slug: string, req: PayloadRequest) =>
  translate(req.payload.blocks[slug as BlockSlug]?.labels?.singular ?? slug, req)

const translate = (label: unknown, { i18n }: PayloadRequest) => String(getTranslation(label as Label, i18n))

async function findNodeFaults(
  { features }: LexicalRichTextAdapter['editorConfig'],
  node: Node,
  where: string[],
  context: SaveContext,
): Promise<RichTextFault[]> {
  const { req } = context
  // Payload has no fields for the links that browsers recognize.
  if (node.type === 'autolink') return findUnsafeLink(node.fields?.url, where, req)
  const fields = features.getSubFields?.get(node.type)?.({ node, req })
  const values = node.fields ?? {}
  if (fields) return findFieldFaults(fields, values, where, { ...context, blockData: values })
  if (node.type !== 'block' && node.type !== 'inlineBlock') return []
  const block = blockName(String(values.blockType), req)
  return [{ where, message: validationMessage(req, 'blockNotOffered', { block }) }]
}

function findUnsafeLink(url: unknown, where: string[], req: PayloadRequest): RichTextFault[] {
  if (isSafeLink(url)) return []
  return [{ where, message: validationMessage(req, 'linkUnsafe', { url: String(url).slice(0, 100) }) }]
}

async function findFieldFaults(
  fields: readonly (Field | Tab)[],
  siblingData: Values,
  where: string[],
  context: SaveContext,
): Promise<RichTextFault[]> {
  const faults: RichTextFault[] = []
  for (const field of fields) {
    if (!isShown(field, siblingData, context)) continue
    if (!('name' in field) || !field.name) {
      const within = 'tabs' in field ? field.tabs : 'fields' in field ? field.fields : []
      faults.push(...(await findFieldFaults(within, siblingData, where, context)))
      continue
    }
    const label = translate(field.label || field.name, context.req)
    const message = await validate(field as Field, siblingData, context)
    if (message !== undefined) faults.push({ where: [...where, label], message })
    else faults.push(...(await findFaultsWithin(field, siblingData[field.name], [where, label], context)))
  }
  return faults
}

/** The faults of a group, or of the rows of a list: "Links 1 > Label". */
async function findFaultsWithin(
  field: Field | Tab,
  value: unknown,
  [where, label]: [where: string[], label: string],
  context: SaveContext,
): Promise<RichTextFault[]> {
  if (!('fields' in field)) return []
  if (!('type' in field) || field.type !== 'array')
    return findFieldFaults(field.fields, (value ?? {}) as Values, [...where, label], context)
  const faults: RichTextFault[] = []
  for (const [index, row] of (Array.isArray(value) ? value : []).entries())
    faults.push(
      ...(await findFieldFaults(field.fields, row ?? {}, [...where, `${label} ${index + 1}`], context)),
    )
  return faults
}

function isShown(field: Field | Tab, siblingData: Values, { data, operation, req, blockData }: SaveContext) {
  const condition = field.admin?.condition as ((...args: unknown[]) => unknown) | undefined
  return (
    !condition || Boolean(condition(data, siblingData, { blockData, operation, path: [], user: req.user }))
  )
}

/** Why a value is refused; undefined if it is not. */
async function validate(
  field: Field,
  siblingData: Values,
  context: SaveContext,
): Promise<string | undefined> {
  if (!('validate' in field) || typeof field.validate !== 'function' || !('name' in field)) return undefined
  const check = field.validate as Validate<unknown, unknown, unknown, object>
  const options = { ...field, ...context, siblingData, path: [] }
  const result = await check(siblingData[String(field.name)], options as never)
  return typeof result === 'string' ? result : undefined
}
