import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { PublicError } from '@/foundation/errors'

export const graphqlBounds = {
  /** Of the body, variables included. */
  bytes: 256 * 1024,
  /** Of the document, in characters. */
  length: 20_000,
  tokens: 1500,
  /** Fields and fragments, after each fragment has been inserted where it is used. */
  selections: 500,
  rootFields: 10,
  levels: 12,
  /** Relations within each other. */
  relations: 3,
  cost: 290_000,
  /** Nested lists and objects in the variables. */
  variableLevels: 64,
} as const

/** How all refusals begin, so that clients can tell them from other errors. */
export const describeExcess = (reason: string) => `The query is too complex: ${reason}.`

function refuse(reason: string): never {
  throw new PublicError(describeExcess(reason), 400)
}

/** Null for a document with a syntax error, which Payload answers. */
function parseDocument(query: string): DocumentNode | null {
  const { tokens } = graphqlBounds
  try {
    return parse(query, { maxTokens: tokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError && /^Syntax Error: Document contains more/.test(error.message))
      refuse(`more than ${tokens} tokens`)
    return null
  }
}

/** Checks size and nesting with every fragment inserted where it is used, which can double at each level. */
function assertShape(document: DocumentNode): void {
  const { levels, rootFields, selections } = graphqlBounds
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const openFragments = new Set<string>()
  let counted = 0
  let countedAtRoot = 0

  const walkFragment = (name: string, level: number): void => {
    if (openFragments.has(name)) refuse(`the fragment ${name} contains itself`)
    const fragment = fragments.get(name)
    if (!fragment) return
    openFragments.add(name)
    walk(fragment.selectionSet, level)
    openFragments.delete(name)
  }
  const walk = (set: SelectionSetNode, level: number): void => {
    if (level > levels) refuse(`nested deeper than ${levels} levels`)
    for (const selection of set.selections) {
      counted += 1
      if (counted > selections) refuse(`more than ${selections} fields`)
      if (selection.kind === Kind.FRAGMENT_SPREAD) walkFragment(selection.name.value, level)
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, level)
      else {
        if (level === 1) countedAtRoot += 1
        if (countedAtRoot > rootFields) refuse(`more than ${rootFields} fields at the top`)
        // Payload refuses introspection in production; elsewhere tools nest it deeper.
        if (selection.selectionSet && !selection.name.value.startsWith('__'))
          walk(selection.selectionSet, level + 1)
      }
    }
  }
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 1)
}

/** Payload's complexity rule fails on operations that the schema does not have. */
function assertNoSubscription({ definitions }: DocumentNode): void {
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'subscription')
      throw new PublicError('There are no subscriptions.', 400)
}

/** Payload's complexity rule fails on `@include` and `@skip` whose condition has no value or no Boolean. */
function assertConditions(document: DocumentNode, variables: unknown): void {
  const values: Record<string, unknown> = {}
  const check = ({ name, arguments: args }: DirectiveNode) => {
    if (name.value !== 'include' && name.value !== 'skip') return
    const condition = args?.find((argument) => argument.name.value === 'if')
    if (typeof (condition && valueFromASTUntyped(condition.value, values)) !== 'boolean')
      throw new PublicError(`The argument "if" of @${name.value} must be true or false.`, 400)
  }
  visit(document, {
    VariableDefinition({ variable, defaultValue }) {
      if (defaultValue) values[variable.name.value] = valueFromASTUntyped(defaultValue)
    },
  })
  Object.assign(values, variables)
  visit(document, { Directive: check })
}

/**
 * Refuses a subscription, a condition that is no Boolean, and a document whose length, tokens, fields or nesting exceed the limits, or whose fragments form a
 * cycle. It needs no schema and takes a few milliseconds, while Payload's own validation of such a document
 * can take minutes.
 * @param variables of the request
 * @throws {PublicError} 400, naming the limit.
 */
export function assertQueryWithinLimits(query: string, variables?: unknown): void {
  if (query.length > graphqlBounds.length) refuse(`longer than ${graphqlBounds.length} characters`)
  const document = parseDocument(query)
  if (!document) return
  assertNoSubscription(document)
  assertShape(document)
  assertConditions(document, variables)
}

/**
 * Refuses variables that are nested so deep that coercing them exhausts the stack.
 * @throws {PublicError} 400, naming the limit.
 */
export function assertVariablesWithinLimits(variables: unknown): void {
  let level: unknown[] = [variables]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > graphqlBounds.variableLevels)
      refuse(`variables nested deeper than ${graphqlBounds.variableLevels} levels`)
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
}
