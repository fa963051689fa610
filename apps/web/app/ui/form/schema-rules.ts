import * as z from 'zod/mini'

/** A schema whose values are a form's fields. */
export type FormSchema = z.core.$ZodType<object, object> & {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
}

/** What a control can know about its field. */
export interface FieldRules {
  readonly isRequired: boolean
  readonly maxLength: number | undefined
}

export function fieldRulesOf(schema: z.core.$ZodType): FieldRules {
  return { isRequired: !accepts(schema, '') && !accepts(schema, undefined), maxLength: maxLengthOf(schema) }
}

/** A field that refuses a blank, but may be left out. */
export function mayBeLeftOut(schema: z.core.$ZodType): boolean {
  return !accepts(schema, '') && accepts(schema, undefined)
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

function maxLengthOf({ _zod: { def } }: z.core.$ZodType): number | undefined {
  if ('innerType' in def) return maxLengthOf(def.innerType as z.core.$ZodType)
  const found = def.checks?.find((each) => each._zod.def.check === 'max_length')
  return def.type === 'string' ? (found as z.core.$ZodCheckMaxLength | undefined)?._zod.def.maximum : undefined
}
