import { careerIds } from '@milepost/contract/careers/limits'
import { useEffect, useRef, useState } from 'react'
import { Chapter, Specimen, Specimens } from './specimen.tsx'

/** A colour, and the colour it is to be read against. */
const colours = [
  ['paper', 'bg-paper', 'text-ink', 'the page'],
  ['raised', 'bg-raised', 'text-ink', 'sheets lying on it'],
  ['sunken', 'bg-sunken', 'text-ink', 'what is set into it'],
  ['ink', 'bg-ink', 'text-paper', 'text'],
  ['ink-soft', 'bg-paper', 'text-ink-soft', 'text that steps back'],
  ['line', 'bg-line', 'text-ink', 'rules, skeletons'],
  ['line-strong', 'bg-paper', 'text-line-strong', 'edges of controls'],
  ['contour', 'bg-contour', 'text-ink', 'contour lines'],
  ['spruce', 'bg-spruce', 'text-on-spruce', 'what one can press, the way behind'],
  ['spruce-strong', 'bg-spruce-strong', 'text-on-spruce', 'pressed, pointed at'],
  ['spruce-soft', 'bg-spruce-soft', 'text-spruce', 'chosen, quietly'],
  ['signal', 'bg-signal', 'text-on-signal', 'milestones, the next step'],
  ['signal-ink', 'bg-paper', 'text-signal-ink', 'signal as text'],
  ['signal-soft', 'bg-signal-soft', 'text-signal-ink', 'notes'],
  ['danger', 'bg-danger', 'text-on-danger', 'what deletes'],
  ['danger-strong', 'bg-danger-strong', 'text-on-danger', 'what deletes, pointed at'],
  ['danger-soft', 'bg-danger-soft', 'text-danger', 'what failed'],
  ['success', 'bg-paper', 'text-success', 'what worked, as text'],
  ['success-soft', 'bg-success-soft', 'text-success', 'what worked'],
  ['focus', 'bg-paper', 'text-focus', 'the ring around what has the focus'],
] as const

const type = [
  ['display', 'font-display text-display font-extrabold', 'Not sure what to become?'],
  ['heading', 'font-display text-heading font-bold', 'Your Career Path'],
  ['title', 'font-display text-title font-bold', 'What you’ll learn'],
  ['lead', 'text-lead', 'Which career fits what you told us, and why.'],
  ['body', 'text-body', `We compare your answers with ${careerIds.length} careers.`],
  ['small', 'text-small', 'About 24 hours of study and practice.'],
  ['Tamil', 'text-lead', 'உங்கள் பாதை, படிப்படியாக'],
  ['Sinhala', 'text-lead', 'ඔබේ ගමන, පියවරෙන් පියවර'],
] as const

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14] as const
const corners = ['rounded-small', 'rounded-medium', 'rounded-large', 'rounded-full']
const heights = ['shadow-raised', 'shadow-floating']

export function Tokens() {
  return (
    <>
      <Chapter
        title="Colours"
        note="A name says what a colour is for. The figure is the contrast of the words on it: 4.5 for text, 3 for edges and large type."
      >
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
          {colours.map(([name, ground, words, purpose]) => (
            <Colour key={name} name={name} look={`${ground} ${words}`} purpose={purpose} />
          ))}
        </ul>
      </Chapter>
      <Chapter title="Type" note="Overpass shows the way, Noto Sans tells it. Both are served from here.">
        <dl className="grid gap-5">
          {type.map(([name, look, words]) => (
            <div key={name} className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className={look}>{words}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Specimens>
        <Specimen name="Spacing: steps of a quarter of the text's size">
          <ul className="grid gap-2">
            {spaces.map((steps) => (
              <li key={steps} className="flex items-center gap-3 text-small text-ink-soft tabular-nums">
                <span className="w-6">{steps}</span>
                <span className="h-3 bg-spruce" style={{ width: `calc(var(--spacing) * ${steps})` }} />
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Corners: small, medium, large, full">
          <div className="flex gap-4">
            {corners.map((corner) => (
              <span key={corner} className={`size-16 bg-spruce-soft ${corner}`} />
            ))}
          </div>
        </Specimen>
        <Specimen name="Height: raised, floating">
          <div className="flex gap-6">
            {heights.map((height) => (
              <span key={height} className={`size-20 rounded-large bg-raised ${height}`} />
            ))}
          </div>
        </Specimen>
        <Specimen name="Motion: explains, and stands still where one asked for that">
          <ul className="grid gap-2 text-small">
            <li>140 ms: a control answers</li>
            <li>160 ms: something floats up</li>
            <li>220 ms: a sheet slides in</li>
            <li>1.6 s: what is on its way breathes</li>
          </ul>
        </Specimen>
      </Specimens>
    </>
  )
}

function Colour({ name, look, purpose }: { name: string; look: string; purpose: string }) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [contrast, setContrast] = useState<number>()
  useEffect(() => {
    // The event comes before the colours do.
    const measure = () =>
      requestAnimationFrame(() => {
        if (swatch.current === null) return
        const { color, backgroundColor } = getComputedStyle(swatch.current)
        setContrast(contrastOf(color, backgroundColor))
      })
    const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')
    const theme = new MutationObserver(measure)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    darkScheme.addEventListener('change', measure)
    measure()
    return () => {
      theme.disconnect()
      darkScheme.removeEventListener('change', measure)
    }
  }, [])
  return (
    <li className="grid content-start gap-1 text-small">
      <span
        ref={swatch}
        className={`flex h-20 items-end rounded-medium p-3 font-display text-title font-bold tabular-nums ring-1 ring-line ring-inset ${look}`}
      >
        {contrast?.toFixed(1)}
      </span>
      <strong className="font-display">{name}</strong>
      <span className="text-ink-soft">{purpose}</span>
    </li>
  )
}

/** The WCAG contrast of two computed colours, 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
