import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BrokenRule } from '@milepost/contract/rules'

/** What a form says of a field: one text whatever is wrong, or texts by rule. */
type FieldText = string | Readonly<Record<string, string>> | ((issue: FormIssue) => string | undefined)

export interface FormTexts<Name extends string> {
  /** What the fields are called. */
  readonly labels: { readonly [name in Name]?: string }
  /** What is said in place of the usual text. */
  readonly texts?: { readonly [name in Name]?: FieldText } | undefined
}

export interface FormIssue extends BrokenRule {
  readonly field: string
  /** What was typed, where it is known. */
  readonly input?: unknown
  /** The server's own words, which win. */
  readonly message?: string
}

/** Turns what is wrong with a field into words, whether the form or the server has found it. */
export function useIssueText({ labels, texts = {} }: FormTexts<string>): (issue: FormIssue) => string {
  const { t } = useLingui()
  return (issue) => {
    const { field: name, rule, params = {}, message = '' } = issue
    if (message !== '') return message
    const own = texts[name]
    if (typeof own === 'string') return own
    const text = typeof own === 'function' ? own(issue) : (own?.[rule] ?? own?.['other'])
    if (text !== undefined) return text
    const field = labels[name] ?? ''
    switch (rule) {
      case 'required':
        return t({ id: 'rule.required', message: `${field} is required.` })
      case 'too_short': {
        const minimum = Number(params['minimum'])
        return t({
          id: 'rule.too_short',
          message: `${field} must have at least ${plural(minimum, { one: '# character', other: '# characters' })}.`,
        })
      }
      case 'too_long': {
        const maximum = Number(params['maximum'])
        return t({
          id: 'rule.too_long',
          message: `${field} can be up to ${plural(maximum, { one: '# character', other: '# characters' })}.`,
        })
      }
      case 'email':
        return t({ id: 'rule.email', message: `${field} must be an email address such as name@example.com.` })
      case 'phone':
        return t({ id: 'rule.phone', message: `${field} can only contain digits, spaces and + ( ) . / -` })
      case 'web_address':
        return t({
          id: 'rule.web_address',
          message: `${field}: write it like https://example.com.`,
        })
      case 'well_formed':
        return t({ id: 'rule.well_formed', message: `${field} contains a character we can’t store.` })
      default:
        return t({ id: 'rule.not_valid', message: `${field} isn’t valid.` })
    }
  }
}
