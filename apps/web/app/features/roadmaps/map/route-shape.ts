export interface Stop {
  /** Pixels from the left and the top of the map. */
  readonly x: number
  readonly y: number
  /** The row of the map, from 0; the road runs leftwards in odd rows. */
  readonly row: number
}

export interface RouteGeometry {
  readonly stops: readonly Stop[]
  /** Pixels. */
  readonly height: number
  /** Pixels between neighbours in a row. */
  readonly gap: number
}

/** Room at the edges of the map, in pixels: for the bends of the road, and for what is written above and below a stop. */
const edge = { side: 40, top: 64, bottom: 56 }
const rowHeight = { narrow: 72, wide: 118 }

/**
 * Lays a road out as a serpentine, with any number of stops in any width. Rows have equal numbers of stops, as far as
 * possible.
 */
export function routeShape(count: number, width: number): RouteGeometry {
  const narrow = width < 640
  const room = Math.max(width - 2 * edge.side, 1)
  const closest = narrow ? 50 : 78
  const most = Math.max(Math.floor(room / closest) + 1, 2)
  const rows = Math.max(Math.ceil(count / most), 1)
  const perRow = Math.max(Math.ceil(count / rows), 2)
  const gap = room / (perRow - 1)
  const height = narrow ? rowHeight.narrow : rowHeight.wide
  const stops = Array.from({ length: count }, (_, place): Stop => {
    const row = Math.floor(place / perRow)
    const column = place % perRow
    return {
      x: edge.side + (row % 2 === 0 ? column : perRow - 1 - column) * gap,
      y: edge.top + row * height + (narrow ? 7 : 12) * Math.sin(place * 1.7),
      row,
    }
  })
  return { stops, height: edge.top + (rows - 1) * height + edge.bottom, gap }
}

/** The road through the first stops of a route, as the `d` of an SVG path; empty for fewer than two stops. */
export function roadThrough(stops: readonly Stop[]): string {
  const [first, ...others] = stops
  if (first === undefined || others.length === 0) return ''
  const parts = [`M${round(first.x)} ${round(first.y)}`]
  let from = first
  for (const to of others) {
    const bend =
      from.row === to.row
        ? { from: (to.x - from.x) / 2, to: (from.x - to.x) / 2 }
        : { from: outwards(from) * edge.side, to: outwards(from) * edge.side }
    parts.push(
      `C${round(from.x + bend.from)} ${round(from.y)} ${round(to.x + bend.to)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`,
    )
    from = to
  }
  return parts.join('')
}

/** At the end of a row the road swings out of the side it was running to. */
function outwards({ row }: Stop): number {
  return row % 2 === 0 ? 1 : -1
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
