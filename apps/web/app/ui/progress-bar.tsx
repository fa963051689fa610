/** Progress from 0 to 100, drawn as a road with a milepost at its end. `label` is for screen readers. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      {/* As much narrower as the milepost at its end is wide to one side. */}
      <svg className="h-4 w-[calc(100%-7px)] overflow-visible" aria-hidden="true">
        <line x1="2" x2="100%" y1="8" y2="8" className="stroke-line" strokeWidth="6" strokeLinecap="round" />
        {percent > 0 && (
          <line
            x1="2"
            x2={`${percent}%`}
            y1="8"
            y2="8"
            className="stroke-spruce"
            strokeWidth="6"
            strokeLinecap="round"
          />
        )}
        <circle
          cx={percent === 0 ? 7 : `${percent}%`}
          cy="8"
          r="7"
          className="fill-signal stroke-paper"
          strokeWidth="3"
        />
      </svg>
    </div>
  )
}
