/** A JSON schema as the API's document has it. */
export interface FuzzedSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly FuzzedSchema[]
  readonly oneOf?: readonly FuzzedSchema[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly items?: FuzzedSchema
  readonly properties?: Readonly<Record<string, FuzzedSchema>>
  readonly required?: readonly string[]
}

export interface ValueSource {
  /** A number from 0 up to 1. */
  readonly random: () => number
  readonly resolve: (reference: string) => FuzzedSchema
  /** An id of a user or something else that has UUIDs. */
  readonly uuid: () => string
  /** A value that a reply had under this name, if any. */
  readonly known?: (name: string) => unknown
}

/** Values that break most schemas. */
export const strangeValues = [
  null,
  '',
  ' ',
  '\u202e',
  'ක්‍ෂ',
  "'; drop table users --",
  '<img src=x onerror=alert(1)>',
  -1,
  1e21,
  [],
  {},
  true,
]
const words = ['Data', 'Analysis', 'சான்றிதழ்', 'course', 'week', 'free', '2026', 'Jaffna', 'python', 'a@b.example']
/** Of the values, how many break the schema. */
const shareOfStrange = 0.03
/** Of the values whose name is known from replies, how many are taken from there. */
const shareOfKnown = 0.6

/** A random value for a schema, now and then one that breaks it. */
export function valueFor(schema: FuzzedSchema, source: ValueSource, name = ''): unknown {
  const { random, resolve } = source
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  if (schema.$ref !== undefined) return valueFor(resolve(schema.$ref), source, name)
  if (random() < shareOfStrange) return pick(strangeValues)
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum)
  // Which user is asked for is the caller's choice.
  const isUser = schema.format === 'uuid' && ['users.id', 'userId', 'user_id'].includes(name)
  const known = !isUser && random() < shareOfKnown ? source.known?.(name) : undefined
  if (known !== undefined && fits(schema, known)) return known
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return valueFor(pick(choices), source, name)
  const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['string'])
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return random() < 0.5
    case 'integer':
    case 'number': {
      const low = schema.minimum ?? 0
      return low + Math.floor(random() * (Math.min(schema.maximum ?? 40, low + 40) - low + 1))
    }
    case 'array': {
      const length = (schema.minItems ?? 0) + Math.floor(random() * 3)
      return Array.from({ length }, () => valueFor(schema.items ?? {}, source, name))
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) === true || random() < 0.5)
          .map(([key, value]) => [key, valueFor(value, source, key)]),
      )
    default:
      return textFor(schema, source, name)
  }
}

/** Whether a value has the schema's type and pattern. */
function fits({ type, pattern }: FuzzedSchema, value: unknown): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type !== 'string') return false
  return typeof value === 'string' && (pattern === undefined || new RegExp(pattern, 'u').test(value))
}

function textFor(
  { format, minLength = 0, maxLength = 40 }: FuzzedSchema,
  { random, uuid }: ValueSource,
  name: string,
): string {
  if (format === 'uuid' || name === 'userId') return uuid()
  if (format === 'date' || format === 'date-time') {
    // Half of them within ten days, since what is planned or counted is near today.
    const days = Math.floor((random() - 0.5) * (random() < 0.5 ? 20 : 14_000))
    const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    return format === 'date' ? time.slice(0, 10) : time
  }
  if (format === 'email' || name.toLowerCase().includes('email')) return `f${Math.floor(random() * 1e9)}@example.com`
  if (format === 'uri' || name === 'link') return 'https://example.com/a'
  let text = words[Math.floor(random() * words.length)] ?? ''
  while (text.length < minLength || random() < 0.3) text += ` ${words[Math.floor(random() * words.length)]}`
  return text.slice(0, Math.max(maxLength, 1))
}
