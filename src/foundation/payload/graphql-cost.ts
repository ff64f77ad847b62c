import {
  type ExecutionArgs,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  valueFromASTUntyped,
} from 'graphql'
import { describeExcess, graphqlBounds } from './graphql-limits'
import { clampCount, clampLimit } from './query-limits'

/**
 * Relative times, measured with the sample content: a document of a list takes about 3 ms to load. A related
 * document takes much less, because each is loaded once, however often it appears. Below three lists within each other they
 * appear so often that resolving them takes as long as loading the first.
 */
const documentCost = 1000
const relationCost = 5
const repeatedRelationCost = 100
const fieldCost = 1

/** How many values a list without a limit is assumed to have; the species have four look-alikes. */
const listLength = 4

type Variables = Readonly<Record<string, unknown>>

/** Where a selection stands. */
interface Scope {
  type: GraphQLNamedType | null | undefined
  isRoot: boolean
  /** How many documents the list below a field with `limit` has; null elsewhere. */
  pageSize: number | null
  /** How many relations lead here. */
  relations: number
  /** How many lists below the page lead here. */
  lists: number
}

/** Given variables, and the default values of the others. */
function variablesOf({ variableDefinitions }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  return { ...Object.fromEntries(defaults), ...given }
}

/** An argument's value; undefined if it is left out. */
function argumentOf(node: FieldNode, name: string, variables: Variables): unknown {
  const argument = node.arguments?.find((one) => one.name.value === name)
  return argument && valueFromASTUntyped(argument.value, variables)
}

const acceptsArgument = (field: GraphQLField<unknown, unknown>, name: string) =>
  field.args.some((argument) => argument.name === name)

/**
 * A field of an object type; undefined for others. It reads no class of graphql-js, because a second copy of
 * the package would not recognize the types of the first, and everything would cost nothing.
 */
function fieldOf(type: Scope['type'], name: string): GraphQLField<unknown, unknown> | undefined {
  if (!type || !('getFields' in type)) return undefined
  const field = type.getFields()[name]
  return field && 'args' in field ? field : undefined
}

/** `Mushroom` for the type `[Mushroom!]!`. */
const nameOf = (type: GraphQLOutputType) => String(type).replace(/[[\]!]/g, '')

class CostOfOperation {
  /** The longest chain of relations. */
  relations = 0

  constructor(
    private readonly context: ValidationContext,
    private readonly variables: Variables,
  ) {}

  of(set: SelectionSetNode, scope: Scope): number {
    return set.selections.reduce((cost, selection) => cost + this.ofSelection(selection, scope), 0)
  }

  private ofSelection(selection: SelectionNode, scope: Scope): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, scope)
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? this.context.getFragment(selection.name.value) : selection
    if (!fragment) return 0
    const condition = fragment.typeCondition?.name.value
    const type = condition ? this.context.getSchema().getType(condition) : scope.type
    return this.of(fragment.selectionSet, { ...scope, type })
  }

  private ofField(node: FieldNode, scope: Scope): number {
    const { isRoot, pageSize, type } = scope
    const field = fieldOf(type, node.name.value)
    // Other rules report unknown fields; `__typename` is among them.
    if (!field) return fieldCost
    const populated = this.populatedLevels(field, node)
    const relations = scope.relations + populated
    this.relations = Math.max(this.relations, relations)
    const isList = String(field.type).startsWith('[')
    const isPage = isList && pageSize !== null
    const lists = scope.lists + (isList && !isPage ? 1 : 0)
    const inner: Scope = {
      type: this.context.getSchema().getType(nameOf(field.type)),
      isRoot: false,
      pageSize: acceptsArgument(field, 'limit')
        ? clampLimit(argumentOf(node, 'limit', this.variables))
        : null,
      relations,
      lists,
    }
    const ofRelation = lists < 3 ? relationCost : repeatedRelationCost
    const related = populated > 0 ? ofRelation * listLength ** (populated - 1) : fieldCost
    const cost =
      (isRoot || isPage ? documentCost : related) +
      (node.selectionSet ? this.of(node.selectionSet, inner) : 0)
    return cost * (isPage ? pageSize : isList ? listLength : 1)
  }

  /** How many relations a field follows on its own: one, or as many as the `depth` of a rich text. */
  private populatedLevels(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    // Payload gives this extension to the fields that read other documents.
    if (field.extensions.complexity !== undefined) return 1
    if (!acceptsArgument(field, 'depth')) return 0
    const depth = argumentOf(node, 'depth', this.variables) ?? 1
    return clampCount(depth, Number.MAX_SAFE_INTEGER, depth === 0 ? 0 : 1)
  }
}

/**
 * A validation rule that limits what an operation may read: the cost of its fields, multiplied by `limit` and
 * by the assumed length of lists, and how many relations lead from one document to the next. The
 * route refuses fragments in a cycle before, because the rules of a document run side by side.
 */
export function limitCost({ variableValues }: Pick<ExecutionArgs, 'variableValues'>): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const operationCost = new CostOfOperation(context, variablesOf(operation, variableValues ?? {}))
      const cost = operationCost.of(operation.selectionSet, {
        type: context.getSchema().getRootType(operation.operation),
        isRoot: true,
        pageSize: null,
        relations: 0,
        lists: 0,
      })
      const report = (reason: string) => context.reportError(new GraphQLError(describeExcess(reason)))
      if (operationCost.relations > graphqlBounds.relations)
        report(`more than ${graphqlBounds.relations} relations within each other`)
      else if (cost > graphqlBounds.cost) report(`a cost of ${cost}, at most ${graphqlBounds.cost}`)
    },
  })
}
