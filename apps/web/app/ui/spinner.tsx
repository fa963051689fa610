/** Decoration beside a text that says what is loading: three dashes of a route in a circle. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="size-[1.1em] shrink-0 animate-turn" fill="none" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="7.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="9 6.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
