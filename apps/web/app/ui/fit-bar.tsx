/** How well a career fits, from 0 to 100. Decoration: the number is beside it as text. */
export function FitBar({ fit }: { fit: number }) {
  const share = Math.min(100, Math.max(0, fit))
  return (
    <svg className="block h-1.5 w-full" aria-hidden="true">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      {share > 0 && <rect width={`${share}%`} height="6" rx="3" className="fill-spruce" />}
    </svg>
  )
}
