import fc from 'fast-check'
import {
  buildSchema,
  type ExecutionArgs,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  graphqlSync,
  isLeafType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { PublicError } from '@/foundation/errors'
import { limitCost } from './graphql-cost'
import { assertQueryWithinLimits, assertVariablesWithinLimits, graphqlBounds } from './graphql-limits'
import { clampLimit } from './query-limits'

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

function refusalOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(PublicError)
    expect((error as PublicError).status).toBe(400)
    return (error as PublicError).message
  }
}

const shapeOf = (query: string) => refusalOf(() => assertQueryWithinLimits(query))

describe('the shape of a GraphQL document', () => {
  const { length, levels, rootFields, selections, tokens } = graphqlBounds
  const nested = (count: number) => `{ ${'a {'.repeat(count - 1)} a ${'}'.repeat(count - 1)} }`
  const doubling = (count: number) =>
    `{ ...f0 } ${repeated(count, (index) => `fragment f${index} on Q { ...f${index + 1} ...f${index + 1} }`)} fragment f${count} on Q { a }`

  test.each([
    ['as many fields at the top as allowed', `{ ${repeated(rootFields, (index) => `a${index}: a`)} }`],
    ['as deep as allowed', nested(levels)],
    ['a fragment that is used twice', '{ ...f b { ...f } } fragment f on Q { a }'],
    ['introspection by a tool', `{ __schema { ${'a {'.repeat(20)} a ${'}'.repeat(20)} } }`],
    ['a syntax error, which Payload answers', '{ a '],
  ])('passes if it is %s', (_, query) => {
    expect(shapeOf(query)).toBeNull()
  })

  test('is refused if it is a subscription', () => {
    expect(shapeOf('query Q { a } subscription S { a }')).toBe('There are no subscriptions.')
  })

  test.each([
    ['{ a @include(if: 3) }', {}],
    ['{ a @include }', {}],
    ['{ ...f } fragment f on Q { a @skip(if: $x) }', {}],
    ['query ($x: Boolean!) { a @skip(if: $x) }', { x: 'true' }],
    ['query ($x: Boolean = "no") { ... @include(if: $x) { a } }', null],
  ])('is refused if a condition has no Boolean: %s', (query, variables) => {
    const refusal = refusalOf(() => assertQueryWithinLimits(query, variables))
    expect(refusal).toMatch(/must be true or false/)
  })

  test.each([
    ['{ a @include(if: true) @skip(if: false) }', undefined],
    ['query ($x: Boolean!) { a @skip(if: $x) }', { x: true }],
    ['query ($x: Boolean = false) { a @skip(if: $x) }', {}],
  ])('passes if its conditions are Booleans: %s', (query, variables) => {
    expect(refusalOf(() => assertQueryWithinLimits(query, variables))).toBeNull()
  })

  test.each([
    ['too long', `{ a } #${'x'.repeat(length)}`, /longer than 20000 characters/],
    ['too many tokens', `{ a(b: [${'1 '.repeat(tokens)}]) }`, /more than 1500 tokens/],
    ['too many fields at the top', `{ ${repeated(rootFields + 1, () => 'a')} }`, /more than 10 fields at/],
    [
      'too many fields at the top, in fragments',
      `{ ${repeated(rootFields + 1, () => '...f')} } fragment f on Q { ... on Q { a } }`,
      /more than 10 fields at the top/,
    ],
    ['too many fields', `{ a { ${repeated(selections, () => 'b')} } }`, /more than 500 fields/],
    ['too deep', nested(levels + 1), /deeper than 12 levels/],
    ['too deep, in a mutation', `mutation ${nested(levels + 1)}`, /deeper than 12 levels/],
    ['fragments that double 60 times', doubling(60), /more than 500 fields|more than 10 fields/],
    ['a fragment in itself', '{ ...f } fragment f on Q { a ...f }', /fragment f contains itself/],
    [
      'a cycle of fragments',
      '{ a { ...f } } fragment f on Q { b { ...g } } fragment g on Q { ...f }',
      /contains itself/,
    ],
  ])('is refused if it is %s', (_, query, message) => {
    expect(shapeOf(query)).toMatch(message)
  })
})

describe('the variables of a GraphQL request', () => {
  const nested = (levels: number): unknown => JSON.parse(`${'{"and":['.repeat(levels)}${']}'.repeat(levels)}`)

  test('pass as deep as a rich text is', () => {
    expect(refusalOf(() => assertVariablesWithinLimits({ data: nested(20) }))).toBeNull()
  })

  test.each([40, 4000])('are refused if objects and lists are nested %i times', (levels) => {
    expect(refusalOf(() => assertVariablesWithinLimits(nested(levels)))).toMatch(/deeper than 64 levels/)
  })
})

/** Like the schema that Payload builds: pages with `limit`, groups, lists, relations and rich text. */
function testSchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { Plants(limit: Int, where: String): Plants, Plant(id: Int): Plant }
    type Plants { docs: [Plant!]!, totalDocs: Int }
    type Plant { id: Int, text(depth: Int): String, tags: [String!], group: Group, rows: [Row!], mother: Plant, sisters: [Plant!], subject: Subject }
    type Group { rows: [Row!], name: String }
    type Row { name: String, plant: Plant }
    type Subject { value: Target }
    union Target = Plant | Group
  `)
  const relations = { Plant: ['mother', 'sisters', 'subject'], Row: ['plant'] }
  for (const [name, fields] of Object.entries(relations)) {
    const type = schema.getType(name)
    if (!type || !('getFields' in type)) throw new Error(`There is no type ${name}.`)
    for (const field of fields)
      Object.assign(type.getFields()[field] ?? {}, { extensions: { complexity: 10 } })
  }
  return schema
}

const schema = testSchema()

function costRefusalOf(query: string, variableValues: ExecutionArgs['variableValues'] = {}): string | null {
  const errors = validate(schema, parse(query), [limitCost({ variableValues })])
  return errors[0]?.message ?? null
}

describe('the cost of a GraphQL operation', () => {
  test.each(['{ a: 1 }', '[3]', '"x"', 'true', 'null'])(
    'is that of the largest page for the limit %s',
    (limit) => {
      const documents = `{ Plants(limit: ${limit}) { docs { ${repeated(20, (index) => `a${index}: group { rows { plant { id } } }`)} } } }`
      expect(costRefusalOf(documents)).toBe(costRefusalOf(documents.replace(limit, '100')))
    },
  )

  const sisters = (levels: number) => `${'sisters { '.repeat(levels)} id ${'}'.repeat(levels)}`

  test.each([
    ['a list of 100 documents', '{ Plants(limit: 100) { docs { id } } }'],
    ['two relations', `{ Plants(limit: 100) { docs { ${sisters(2)} } } }`],
    ['three relations of twenty documents', `{ Plants(limit: 20) { docs { ${sisters(3)} } } }`],
    ['many relations side by side', `{ Plant { ${repeated(50, () => 'mother { id }')} } }`],
    ['an unknown field, which another rule reports', '{ Nothing { docs { id } } }'],
    ['lists of the default length', `{ ${repeated(10, () => 'Plants { docs { id } }')} }`],
  ])('is accepted for %s', (_, query) => {
    expect(costRefusalOf(query)).toBeNull()
  })

  test.each([
    ['four relations', `{ Plant { ${sisters(4)} } }`, /more than 3 relations/],
    [
      'four relations through fragments and rows',
      '{ Plant { ...a } } fragment a on Plant { rows { plant { ...b } } } fragment b on Plant { mother { subject { value { ... on Plant { mother { id } } } } } }',
      /more than 3 relations/,
    ],
    ['a rich text that populates 4 levels', '{ Plant { text(depth: 4) } }', /more than 3 relations/],
    [
      'a rich text below relations',
      `{ Plant { ${sisters(2)} mother { mother { text(depth: 2) } } } }`,
      /3 rel/,
    ],
    ['three relations of 100 documents', `{ Plants(limit: 100) { docs { ${sisters(3)} } } }`, /a cost of/],
    ['ten lists of 100', `{ ${repeated(10, () => 'Plants(limit: 100) { docs { id } }')} }`, /a cost of 1/],
    ['five lists of no limit', `{ ${repeated(5, () => 'Plants(limit: 0) { docs { id } }')} }`, /a cost of/],
    ['five lists of null', `{ ${repeated(5, () => 'Plants(limit: null) { docs { id } }')} }`, /a cost of/],
    ['five negative limits', `{ ${repeated(5, () => 'Plants(limit: -1) { docs { id } }')} }`, /a cost of/],
    ['lists in lists', `{ Plants(limit: 100) { docs { ${repeated(10, () => sisters(3))} } } }`, /a cost of/],
  ])('is refused for %s', (_, query, message) => {
    expect(costRefusalOf(query)).toMatch(message)
  })

  test('multiplies by a limit in a variable or its default value', () => {
    const query = (declared: string) =>
      `query ($limit: Int${declared}) { ${repeated(5, () => 'Plants(limit: $limit) { docs { id } }')} }`
    expect(costRefusalOf(query(''), { limit: 100 })).toMatch(/a cost of/)
    expect(costRefusalOf(query(' = 100'))).toMatch(/a cost of/)
    expect(costRefusalOf(query(' = 100'), { limit: null })).toMatch(/a cost of/)
    expect(costRefusalOf(query(' = 100'), { limit: 1 })).toBeNull()
  })

  test('bounds what an accepted operation resolves, whatever it selects', () => {
    const plant = fc.letrec<{ plant: string }>((tie) => ({
      plant: fc
        .array(
          fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('id', 'tags', 'text', 'group { name }').map((field) => `@: ${field}`),
            fc
              .tuple(fc.constantFrom('@: mother', '@: sisters'), tie('plant'))
              .map((parts) => parts.join(' ')),
            tie('plant').map((inner) => `@: rows { @: plant ${inner} }`),
            tie('plant').map((inner) => `... on Plant ${inner}`),
          ),
          { minLength: 1, maxLength: 6 },
        )
        .map((fields) => `{ ${fields.join(' ')} }`),
    })).plant
    const page = fc
      .tuple(fc.integer({ min: -1, max: 100 }), plant)
      .map(([limit, inner]) => `@: Plants(limit: ${limit}) { docs ${inner} }`)
    // Each field has an alias of its own, so that none are merged.
    const query = fc.array(page, { minLength: 1, maxLength: 12 }).map((fields) => {
      let aliases = 0
      return `{ ${fields.join(' ')} }`.replaceAll('@', () => `a${aliases++}`)
    })
    let accepted = 0
    fc.assert(
      fc.property(query, (source) => {
        if (shapeOf(source) || costRefusalOf(source)) return
        accepted += 1
        expect(resolvedFields(source)).toBeLessThanOrEqual(graphqlBounds.cost)
      }),
      // One that is accepted for certain.
      { examples: [['{ a0: Plants(limit: 3) { docs { a1: id a2: sisters { a3: id } } } }']] },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

/** Stands for a value whose lists have so many rows. */
interface Value {
  length: number
}

/** Runs an operation on documents whose lists have four rows each, and counts the fields that are resolved. */
function resolvedFields(source: string): number {
  let count = 0
  const rootValue: Value = { length: 4 }
  const fieldResolver: GraphQLFieldResolver<Value, unknown> = (
    parent,
    args,
    _,
    { fieldName, returnType },
  ) => {
    count += 1
    if (fieldName === 'Plants') return { length: clampLimit(args.limit) }
    if (isLeafType(getNamedType(returnType))) return String(returnType).startsWith('[') ? [1, 1, 1, 1] : 1
    return String(returnType).startsWith('[')
      ? Array.from({ length: parent.length }, () => rootValue)
      : rootValue
  }
  const { errors } = graphqlSync({ schema, source, fieldResolver, rootValue })
  expect(errors).toBeUndefined()
  return count
}
