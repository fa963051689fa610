/**
 * How well a career fits, as a quiet stretch of road. Decoration: the figure itself stands beside it in words.
 * In: the fit from 0 to 100.
 */
export function FitBar({ fit }: { fit: number }) {
  const share = Math.min(100, Math.max(0, fit))
  return (
    <svg className="block h-1.5 w-full" aria-hidden="true">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      {share > 0 && <rect width={`${share}%`} height="6" rx="3" className="fill-spruce" />}
    </svg>
  )
}
