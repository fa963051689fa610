import type { ReactNode } from 'react'

function SmallPicture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" className="h-30 w-60 max-w-full" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A wide country without a route yet: for lists that are empty. */
export function OpenCountry() {
  return (
    <SmallPicture>
      <path
        className="stroke-line"
        strokeWidth="2"
        d="M6 92c40-34 62-6 98-28s52-40 130-22M6 106c44-30 70-6 106-24s60-30 122-20M18 74c30-26 54-8 80-24s44-38 96-30"
      />
      <path
        className="stroke-spruce"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M34 110c34-22 62-8 92-26s20-24 42-36"
      />
      <path className="fill-spruce" d="M160 50V24c0-7 4.5-12 10.5-12S181 17 181 24v26z" />
      <path className="fill-signal" d="M160 24h21v7h-21z" />
    </SmallPicture>
  )
}

/** A route that breaks off: for what could not be loaded. */
export function BrokenRoute() {
  return (
    <SmallPicture>
      <path
        className="stroke-line"
        strokeWidth="2"
        d="M4 84c34-30 60-10 92-20M4 100c40-24 62-10 96-16M146 62c28-22 54-6 90-28M150 80c30-16 52-2 86-18"
      />
      <path className="stroke-spruce" strokeWidth="5" strokeLinecap="round" d="M16 104c26-14 42-2 80-28" />
      <path
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M150 52c24-16 40-8 74-30"
      />
      <path className="fill-signal stroke-paper" strokeWidth="3" strokeLinejoin="round" d="m122 36 22 38h-44z" />
      <path className="stroke-on-signal" strokeWidth="3.5" strokeLinecap="round" d="M122 50v10m0 6.5v.1" />
    </SmallPicture>
  )
}

/** A route from a valley to a milepost, with stops along it: the product in one picture. */
export function RouteToMilepost({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 460" className={className} fill="none" aria-hidden="true">
      <path
        className="stroke-line"
        strokeWidth="10"
        strokeLinecap="round"
        d="M60 440c10-70 190-30 220-100S90 260 120 180s190-20 210-84"
      />
      <path
        className="stroke-spruce"
        strokeWidth="10"
        strokeLinecap="round"
        d="M60 440c10-70 190-30 220-100S90 260 120 180"
      />
      <path
        className="stroke-paper"
        strokeWidth="2"
        strokeDasharray="8 10"
        d="M60 440c10-70 190-30 220-100S90 260 120 180"
      />
      <g className="fill-paper stroke-spruce" strokeWidth="5">
        <circle cx="60" cy="440" r="10" />
        <circle cx="238" cy="378" r="10" />
        <circle cx="206" cy="280" r="10" />
      </g>
      <circle className="fill-signal stroke-paper" cx="120" cy="180" r="15" strokeWidth="5" />
      <circle className="fill-paper stroke-line-strong" cx="226" cy="142" r="9" strokeWidth="4" />
      <path className="fill-spruce" d="M300 110V48c0-19 13-32 30-32s30 13 30 32v62z" />
      <path className="fill-signal" d="M300 46h60v18h-60z" />
      <path className="stroke-on-spruce" strokeWidth="5" strokeLinecap="round" d="M330 102v-9m0-12v-6" />
    </svg>
  )
}
