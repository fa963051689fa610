import { addressIn } from '@milepost/contract/languages'
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { pageLanguage } from '#lib/i18n.ts'

/** A link that leads to the page in the reader's language, where it has an address in each. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...rest} to={typeof to === 'string' ? addressIn(pageLanguage(), to) : to} />
}
