const heights = [
  'M-40 250C120 120 240 250 380 170S600-20 860 60',
  'M-40 320C130 190 250 320 400 240S620 50 860 130',
  'M-40 390C140 260 260 390 420 310S640 120 860 200',
  'M-40 470C150 340 280 470 440 390S650 210 860 280',
  'M-40 560C150 440 300 560 460 480S660 310 860 370',
  'M-40 660C160 550 310 650 470 580S680 420 860 470',
  'M-40 770C170 670 330 750 490 690S700 540 860 580',
  'M430 120c60-50 190-50 210 20s-70 110-150 90-110-70-60-110z',
  'M470 130c40-32 124-32 140 12s-44 72-98 60-76-44-42-72z',
  'M508 140c22-16 66-16 74 6s-22 38-52 32-40-24-22-38z',
]

const road = 'M90 940C150 840 420 860 440 740S180 620 220 510 560 440 590 330 470 240 540 150'
const walked = 'M90 940C150 840 420 860 440 740S180 620 220 510'

/** A map seen from above: heights, a road coming up from below, and a milepost on the summit. */
export function AuthIllustration({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <g className="stroke-spruce opacity-15" strokeWidth="2">
        {heights.map((height) => (
          <path key={height} d={height} />
        ))}
      </g>
      <path className="stroke-raised" strokeWidth="22" strokeLinecap="round" d={road} />
      <path className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 14" d={road} />
      <path className="stroke-spruce" strokeWidth="12" strokeLinecap="round" d={walked} />
      <g className="fill-raised stroke-spruce" strokeWidth="6">
        <circle cx="423" cy="690" r="13" />
        <circle cx="576" cy="365" r="13" />
      </g>
      <circle className="fill-signal stroke-raised" cx="220" cy="510" r="20" strokeWidth="7" />
      <path className="fill-spruce" d="M512 150V86c0-19 12-32 28-32s28 13 28 32v64z" />
      <path className="fill-signal" d="M512 84h56v17h-56z" />
      <path className="stroke-on-spruce" strokeWidth="5" strokeLinecap="round" d="M540 144v-8m0-12v-7" />
    </svg>
  )
}
