import * as z from 'zod/mini'
import { listReplyHeaders } from '#courses/limits.ts'
import { type ErrorCode, errorStatuses, problemType } from '#errors.ts'
import { errorsOf, isOpenToVisitors, type RouteShape, type Schema } from '#http.ts'
import { product } from '#product.ts'
import { unannouncedLimits } from '#rate-limits.ts'
import { routes } from '#routes.ts'
import { bodySchemas, replySchemas } from '#schemas.ts'

const rateHeaders = {
  RateLimit:
    'What is left of the limit, and the seconds until it begins again (draft-ietf-httpapi-ratelimit-headers-10)',
  'RateLimit-Policy': 'The limit, and the seconds of its window',
}
const sharedHeaders: Readonly<Record<string, string>> = { ...listReplyHeaders, ...rateHeaders }

type OpenApiSchema = z.core.JSONSchema.BaseSchema

/** What every status of an error means, and the name of its reply in the document. */
const errorReplies: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request cannot be read or breaks a rule'],
  401: ['Unauthorized', 'Not signed in, or the proof of identity is wrong'],
  403: ['Forbidden', 'Not allowed to this caller'],
  404: ['NotFound', 'Does not exist, or is not visible to this caller'],
  409: ['Conflict', 'Does not fit the present state'],
  413: ['TooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body is not JSON'],
  429: ['TooManyRequests', 'Too many requests: Retry-After says when to try again'],
  503: ['Unavailable', 'Unavailable for now'],
}

/**
 * Describes the whole API as an OpenAPI 3.1 document. Operations have the names of `routes`, shared schemas those of
 * `schemas.ts`.
 *
 * @returns The document, ready for JSON.
 */
export function describeApi() {
  const shapes: Readonly<Record<string, RouteShape>> = routes
  const all = Object.values(shapes)
  const input = convert(
    'input',
    bodySchemas,
    all.flatMap(({ params, query, body }) => [params, query, body]),
  )
  const output = convert(
    'output',
    replySchemas,
    all.flatMap(({ reply, stream }) => [...Object.values(reply), stream?.event]),
  )
  const paths: Record<string, Record<string, object>> = {}
  const parameters = shareParameters()
  for (const [operationId, route] of Object.entries(shapes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeRoute(operationId, route, input, output, parameters),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        `Every call may also fail with these codes, by the status that it names: ${usualErrors.join(', ')}.`,
        'An unknown path is 404 not_found, and a wrong method 405 method_not_allowed with `Allow`.',
        `Callers that name ${problemType} in \`Accept\` get errors as problems (RFC 9457), with the same fields.`,
        'Where a fixed part and a parameter of two paths both match, the fixed part wins.',
      ].join('\n\n'),
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: parameters.components,
      headers: Object.fromEntries(Object.entries(sharedHeaders).map(([name, text]) => [name, header(text)])),
      responses: { ...Object.fromEntries(Object.values(errorReplies).map(errorReply)), ...unexpected },
      schemas: { ...input.components, ...output.components },
    },
  }
}

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } },
  [problemType]: { schema: { $ref: '#/components/schemas/ProblemBody' } },
}
const unexpected = { Unexpected: { description: 'Unexpected error', content: errorContent } }

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }
const errorHeaders: Readonly<Record<string, object>> = {
  Unauthorized: { 'WWW-Authenticate': header('Bearer') },
  TooManyRequests: retryAfter,
  Unavailable: retryAfter,
}

function errorReply([name, description]: readonly [string, string]) {
  const headers = errorHeaders[name]
  return [name, { description, ...(headers && { headers }), content: errorContent }] as const
}

type Direction = 'input' | 'output'

interface Converted {
  readonly components: Readonly<Record<string, OpenApiSchema>>
  /** The schema in place, also where it has a name. */
  inlined(schema: Schema | undefined): OpenApiSchema
  /** The schema, or a reference if it has a name. */
  referenced(schema: Schema): OpenApiSchema
}

/** Converts schemas together, so that those with names are referred to wherever they occur. */
function convert(
  io: Direction,
  named: Readonly<Record<string, Schema>>,
  parts: readonly (Schema | undefined)[],
): Converted {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  for (const [index, schema] of parts.entries()) {
    if (schema !== undefined && !registry.has(schema)) registry.add(schema, { id: `part ${index}` })
  }
  const uri = (id: string) => `#/components/schemas/${id}`
  const override = ({ jsonSchema }: { jsonSchema: OpenApiSchema }) => shorten(jsonSchema, io)
  const { schemas } = z.toJSONSchema(registry, { io, uri, override, unrepresentable: 'any' })
  const converted = new Map(
    Object.entries<OpenApiSchema>(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]),
  )
  const idOf = (schema: Schema | undefined) => (schema === undefined ? undefined : registry.get(schema)?.id) ?? ''
  const inlined = (schema: Schema | undefined) => converted.get(idOf(schema)) ?? {}
  return {
    components: Object.fromEntries(Object.keys(named).map((id) => [id, converted.get(id) ?? {}])),
    inlined,
    referenced: (schema) => (idOf(schema) in named ? { $ref: uri(idOf(schema)) } : inlined(schema)),
  }
}

/**
 * Leaves out what a format, a constant or JSON itself says already, JavaScript's own bounds, and that a reply has no
 * further fields (it may get some).
 */
function shorten(schema: OpenApiSchema, io: Direction): void {
  if (schema.format !== undefined) delete schema.pattern
  if (schema.const !== undefined) delete schema.type
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

type Parameter = ReturnType<typeof parametersIn>[number]

/** Parameters of these names are the same on most routes, so they are referred to. */
const sharedNames = [
  'id',
  'page',
  'page_size',
  'userId',
  'sort',
  'direction',
  'search',
  'action',
  'careerId',
  'token',
  'object',
  'role',
  'institution_id',
  'status',
]

function shareParameters() {
  const components: Record<string, Parameter> = {}
  const freeId = (name: string, number = 1): string => {
    const id = number === 1 ? name : `${name}_${number}`
    return id in components ? freeId(name, number + 1) : id
  }
  return {
    components,
    /** A reference to the parameter where its name is shared; those of one name that differ are numbered. */
    refer: (parameter: Parameter) => {
      const { name } = parameter
      if (!sharedNames.includes(name)) return parameter
      const isSame = (other: Parameter) => JSON.stringify(other) === JSON.stringify(parameter)
      const [known] = Object.entries(components).find(([, other]) => isSame(other)) ?? []
      const id = known ?? freeId(name)
      components[id] = parameter
      return { $ref: `#/components/parameters/${id}` }
    },
  }
}

function describeRoute(
  operationId: string,
  route: RouteShape,
  input: Converted,
  output: Converted,
  { refer }: ReturnType<typeof shareParameters>,
) {
  const codes = codesByStatus(route)
  const content = { 'application/json': { schema: input.referenced(route.body ?? z.undefined()) } }
  const parameters = [
    ...parametersIn('path', input.inlined(route.params)),
    ...parametersIn('query', input.inlined(route.query)),
  ]
  return {
    operationId,
    summary: route.summary,
    description: describe(route, codes),
    tags: [route.tag],
    ...(isOpenToVisitors(route.access) ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters: parameters.map(refer) } : {}),
    ...(route.body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.reply).map(([status, schema]) => [status, reply(route, schema, output)]),
      ),
      ...Object.fromEntries(
        Object.keys(codes).flatMap((status) => {
          const [name] = errorReplies[Number(status)] ?? []
          return name === undefined ? [] : [[status, { $ref: `#/components/responses/${name}` }]]
        }),
      ),
      default: { $ref: '#/components/responses/Unexpected' },
    },
  }
}

function parametersIn(place: 'path' | 'query', { properties = {}, required = [] }: OpenApiSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}

function header(description: string) {
  return { description, schema: { type: 'string' } }
}

function reply(route: RouteShape, schema: Schema, output: Converted) {
  const isAnnounced = [route.rateLimit ?? []].flat().some((limit) => !unannouncedLimits.has(limit))
  const headers = Object.entries({ ...route.replyHeaders, ...(isAnnounced && rateHeaders) }).map(([name, text]) => [
    name,
    sharedHeaders[name] === text ? { $ref: `#/components/headers/${name}` } : header(text),
  ])
  const { stream } = route
  return {
    description: 'Done',
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(schema instanceof z.ZodMiniUndefined
      ? {}
      : {
          content: {
            [route.mediaType ?? 'application/json']: { schema: output.referenced(schema) },
            ...(stream && { [stream.mediaType]: { schema: output.referenced(stream.event) } }),
          },
        }),
  }
}

function codesByStatus(route: RouteShape): Record<number, ErrorCode[]> {
  const codes: Record<number, ErrorCode[]> = {}
  for (const code of errorsOf(route)) codes[errorStatuses[code]] = [...(codes[errorStatuses[code]] ?? []), code]
  return codes
}

/** What any call may be refused with. The statuses say so on each route. */
const usualErrors: readonly ErrorCode[] = [
  ...(['malformed', 'invalid', 'unauthenticated', 'forbidden', 'too_large', 'unsupported_media_type'] as const),
  ...(['second_factor_required', 'internal', 'unavailable', 'storage_full'] as const),
]

function describe(route: RouteShape, codes: Record<number, ErrorCode[]>): string {
  const own = Object.entries(codes)
    .map(([status, names]) => [status, names.filter((name) => !usualErrors.includes(name))] as const)
    .filter(([, names]) => names.length > 0)
  const who = typeof route.access === 'string' ? route.access : route.access.join(', ')
  return [
    `Who: ${who}.`,
    ...(route.subject === undefined ? [] : [`\`${route.subject.name}\` must be the caller’s own id.`]),
    ...(own.length > 0
      ? [`Errors: ${own.map(([status, names]) => `${status} ${names.join(' or ')}`).join(', ')}.`]
      : []),
  ].join('\n\n')
}
