import type { ReactNode } from 'react'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 110" className="h-32 w-full max-w-72" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

/** One way among several. */
export function Crossroads() {
  return (
    <Picture>
      <g className="stroke-line-strong" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 11">
        <path d="M20 90c60-2 80-30 96-42s50-28 108-26" />
        <path d="M20 90c60-2 92 2 116-2s50-6 88 2" />
      </g>
      <path className="stroke-spruce" strokeWidth="7" strokeLinecap="round" d="M20 90c60-2 84-18 108-26s48-10 70-12" />
      <circle className="fill-raised stroke-spruce" cx="20" cy="90" r="9" strokeWidth="5" />
      <path className="fill-spruce" d="M196 60V34c0-7 5-12 11-12s11 5 11 12v26z" />
      <path className="fill-signal" d="M196 33h22v7h-22z" />
    </Picture>
  )
}

/** A road with stops, walked half-way. */
export function Stages() {
  return (
    <Picture>
      <path
        className="stroke-line"
        strokeWidth="7"
        strokeLinecap="round"
        d="M20 92h44c22 0 14-34 40-34h38c26 0 16-34 44-34h34"
      />
      <path className="stroke-spruce" strokeWidth="7" strokeLinecap="round" d="M20 92h44c22 0 14-34 40-34h16" />
      <g className="fill-raised stroke-spruce" strokeWidth="5">
        <circle cx="20" cy="92" r="8" />
        <circle cx="64" cy="92" r="8" />
      </g>
      <circle className="fill-signal stroke-paper" cx="122" cy="58" r="12" strokeWidth="4" />
      <g className="fill-raised stroke-line-strong" strokeWidth="4">
        <circle cx="176" cy="28" r="8" />
        <circle cx="220" cy="24" r="8" />
      </g>
    </Picture>
  )
}

/** A signpost. */
export function CourseSign() {
  return (
    <Picture>
      <path
        className="stroke-line"
        strokeWidth="2"
        d="M10 96c40-14 70-2 110-8s70-8 112 0M10 104c46-10 70 0 110-4s76-6 112 2"
      />
      <path className="stroke-spruce" strokeWidth="7" strokeLinecap="round" d="M96 98V16" />
      <path className="fill-spruce" d="M60 24h86l16 15-16 15H60z" />
      <path className="fill-signal" d="M132 60H64L50 72l14 12h68z" />
      <g className="stroke-on-spruce" strokeWidth="4" strokeLinecap="round">
        <path d="M74 35h50M74 44h34" />
      </g>
    </Picture>
  )
}
