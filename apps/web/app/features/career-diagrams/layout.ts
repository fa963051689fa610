import type { CardPosition } from '@milepost/contract/career-diagrams/schema'
/** Pixels of the diagram. All that follows is a multiple of the grid that cards snap to. */
export const gridSize = 15
export const cardSize = { width: 280, height: 140 }
const columnPitch = 360
const rowPitch = 180
export const headingHeight = 60
/** How far the road between two columns swings out of them at the least zoom. */
export const margin = 10
/** The panel as most learners see it: the layout that can be shown largest in it is the best one. */
const panel = { width: 1100 - 2 * margin, height: 750 - 2 * margin }
const minRows = 3
/** At this zoom the whole route still fits the panel, so each section keeps separate columns. */
const minZoom = 0.5

interface Laid {
  readonly id: string
  readonly section: string
}

export interface DiagramLayout {
  /** The position of each card, by step id. */
  readonly cards: ReadonlyMap<string, CardPosition>
  /** The position of each section's name, above its first card. */
  readonly headings: readonly (CardPosition & { readonly section: string; readonly firstId: string })[]
  readonly width: number
  readonly height: number
}

/**
 * Lays a route out in columns, so that all of it is visible at a large size. Each section gets separate columns as long
 * as everything fits the panel. Else sections share columns.
 */
export function layoutOf(steps: readonly Laid[]): DiagramLayout {
  const longest = Math.max(minRows, ...sectionsOf(steps).map(({ length }) => length))
  const apart = layInColumns(steps, longest, true)
  if (zoomOf(apart) >= minZoom) return apart
  let best = apart
  for (let rows = minRows; rows <= steps.length; rows += 1) {
    const next = layInColumns(steps, rows, false)
    if (zoomOf(next) > zoomOf(best)) best = next
  }
  return best
}

function zoomOf({ width, height }: DiagramLayout): number {
  return Math.min(panel.width / width, panel.height / height)
}

/** `whole`: a section that does not fit what is left of a column begins the next one. In each column `rows` cards fit below one name. */
function layInColumns(steps: readonly Laid[], rows: number, whole: boolean): DiagramLayout {
  const room = headingHeight + rows * rowPitch
  const cards = new Map<string, CardPosition>()
  const headings: DiagramLayout['headings'][number][] = []
  let column = 0
  let y = 0
  let lowest = 0
  const nextColumn = () => {
    column += 1
    y = 0
  }
  for (const run of sectionsOf(steps)) {
    const first = run[0]
    if (first === undefined) continue
    const needed = headingHeight + rowPitch * (whole ? run.length : 1)
    if (y > 0 && y + needed > room) nextColumn()
    headings.push({ x: column * columnPitch, y, section: first.section, firstId: first.id })
    y += headingHeight
    for (const { id } of run) {
      if (y + rowPitch > room) nextColumn()
      // Below no heading a card starts as low as below one: rows stay in line.
      if (y === 0) y = headingHeight
      cards.set(id, { x: column * columnPitch, y })
      lowest = Math.max(lowest, y + cardSize.height)
      y += rowPitch
    }
  }
  return { cards, headings, width: column * columnPitch + cardSize.width, height: Math.max(lowest, cardSize.height) }
}

function sectionsOf(steps: readonly Laid[]): Laid[][] {
  const runs: Laid[][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.[0]?.section === step.section) last.push(step)
    else runs.push([step])
  }
  return runs
}
