import { product } from '@milepost/contract/product'
import { classNames } from '#ui/class-names.ts'

/** A milestone by a road, with its band in the signal colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classNames('shrink-0', className ?? 'size-8')} aria-hidden="true">
      <path className="fill-spruce" d="M8 30V11C8 5.8 11.6 2 16 2s8 3.8 8 9v19z" />
      <path className="fill-signal" d="M8 11.5h16v5H8z" />
      <path
        className="stroke-on-spruce"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        d="M16 28.5v-2.5m0-3.6v-2.5"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-title font-extrabold tracking-tight">
      <LogoMark />
      <span className="pt-[0.12em]" translate="no">
        {product.name}
      </span>
    </span>
  )
}
