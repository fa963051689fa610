import { translate } from '@milepost/advisor/knowledge'
import { readAddress } from '@milepost/contract/languages'

/** Puts knowledge into the language of the page that is being prerendered, or of the data beside it. */
export function translateFor<Value>({ url }: Request, value: Value): Value {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return translate(value, readAddress(path)?.language ?? 'en')
}
