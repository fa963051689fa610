import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { ExternalLink } from './icons.ts'

interface OutsideLinkProps {
  to: string
  title: string
  /** The language of the title, where it is known. */
  lang?: string
  /** Written by a user, so that it must not profit from being linked here. */
  isByUser?: boolean
}

/** A link to a page of someone else, marked as such. It opens in a new tab. */
export function OutsideLink({ to, title, lang, isByUser = false }: OutsideLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel={isByUser ? 'noopener noreferrer nofollow ugc' : 'noopener noreferrer'}
      className="inline-flex min-h-6 items-start gap-1.5 justify-self-start wrap-anywhere text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span lang={lang}>{title}</span>
      <ExternalLink className="mt-[0.3em] size-4 shrink-0" aria-hidden />
      <span className="sr-only">
        <Trans comment="After the title of a link, for screen readers">
          (leaves {product.name}, opens in a new tab)
        </Trans>
      </span>
    </a>
  )
}
