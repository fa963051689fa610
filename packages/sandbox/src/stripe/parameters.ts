import { refuse } from '#stripe/api-error.ts'

/** A request's parameters in Stripe's notation, such as `line_items[0][price]`. */
export interface Parameters {
  text(name: string): string | undefined
  /** Returns a parameter, or throws ApiError 'parameter_missing'. */
  required(name: string): string
  wholeNumber(name: string): number | undefined
  /** The values of `name[0]`, `name[1]` and so on, or of `name[]`. */
  list(name: string): string[]
  /** The values of `name[one]`, `name[other]`, by their names. */
  map(name: string): Record<string, string>
  expands(path: string): boolean
}

/**
 * Reads a form. Unknown names are rejected, so that a misspelt one is found here and not at Stripe.
 *
 * @param form - The form.
 * @param known - The names it may have, without numbers and with `*` for free names.
 * @returns The parameters.
 * @throws ApiError 'parameter_unknown' for any other name.
 */
export function readParameters(form: URLSearchParams, known: readonly string[]): Parameters {
  const patterns = ['expand[]', ...known].map(patternOf)
  for (const name of form.keys()) {
    if (!patterns.some((pattern) => pattern.test(name)))
      refuse(`Received unknown parameter: ${name}`, 'parameter_unknown')
  }
  const text = (name: string) => form.get(name) ?? undefined
  const list = (name: string) =>
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length)) ? [value] : [],
    )
  return {
    text,
    list,
    required: (name) => text(name) ?? refuse(`Missing required param: ${name}.`, 'parameter_missing'),
    wholeNumber: (name) => {
      const value = text(name)
      if (value === undefined) return undefined
      return /^\d+$/.test(value) ? Number(value) : refuse(`Invalid integer: ${name}`, 'parameter_invalid_integer')
    },
    map: (name) =>
      Object.fromEntries(
        [...form].flatMap(([key, value]) => {
          const inner = key.startsWith(`${name}[`) ? /^\[([^[\]]+)\]$/.exec(key.slice(name.length))?.[1] : undefined
          return inner === undefined ? [] : [[inner, value] as const]
        }),
      ),
    expands: (path) => list('expand').includes(path),
  }
}

/** `a[][b]` also matches `a[0][b]`, and `metadata[*]` any name. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('\\[\\]', '\\[\\d*\\]').replaceAll('\\*', '[^\\[\\]]+')}$`)
}
