import { product } from '@milepost/contract/product'
import { roadThrough, routeShape } from '#features/roadmaps/map/route-shape.ts'

export interface DrawnRoad {
  readonly title: string
  /** How far the learner has come, in words. */
  readonly subtitle: string
  readonly steps: number
  /** How many steps lie behind the learner without a gap. */
  readonly reached: number
  /** Numbers of the steps that are milestones. */
  readonly milestones: readonly number[]
}

/** The size that social networks and chats show whole. */
export const pictureSize = { width: 1200, height: 630 }
const margin = 60
const roadTop = 190

/** By day, wherever the picture is opened. */
const colours = {
  paper: '#f6f1e5',
  ink: '#1b2925',
  inkSoft: '#4d5b54',
  sunken: '#ece5d3',
  line: '#7d7865',
  raised: '#fdfaf2',
  spruce: '#1f4d3f',
  onSpruce: '#f8f4e9',
  signal: '#ec8f23',
  signalInk: '#8a4404',
} as const
type Colour = keyof typeof colours

/** Draws the road with its title. Nothing on it names the learner. */
export function drawRoad(canvas: HTMLCanvasElement, road: DrawnRoad): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif'
  context.fillStyle = colours.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = colours.ink
  context.font = `700 52px ${font}`
  context.fillText(road.title, margin, 96, canvas.width - 2 * margin)
  context.fillStyle = colours.inkSoft
  context.font = `400 30px ${font}`
  context.fillText(road.subtitle, margin, 146, canvas.width - 2 * margin)
  context.textAlign = 'right'
  context.font = `700 28px ${font}`
  context.fillText(product.name, canvas.width - margin, canvas.height - 28)
  drawStops(context, road)
}

function drawStops(context: CanvasRenderingContext2D, { steps, reached, milestones }: DrawnRoad): void {
  const { stops, height } = routeShape(steps, pictureSize.width - 2 * margin)
  const room = pictureSize.height - roadTop - 70
  const scale = Math.min(1, room / height)
  context.save()
  context.translate(
    margin + ((1 - scale) * (pictureSize.width - 2 * margin)) / 2,
    roadTop + (room - height * scale) / 2,
  )
  context.scale(scale, scale)
  context.lineCap = 'round'
  const stroke = (path: string, colour: Colour, width: number, dash: number[] = []) => {
    context.setLineDash(dash)
    context.strokeStyle = colours[colour]
    context.lineWidth = width
    context.stroke(new Path2D(path))
  }
  stroke(roadThrough(stops), 'sunken', 20)
  stroke(roadThrough(stops), 'line', 3, [1, 10])
  stroke(roadThrough(stops.slice(0, reached + 1)), 'spruce', 10)
  context.setLineDash([])
  for (const [place, { x, y }] of stops.entries()) {
    const isMilestone = milestones.includes(place + 1)
    context.beginPath()
    context.arc(x, y, isMilestone ? 20 : 14, 0, 2 * Math.PI)
    context.fillStyle = colours[place < reached ? 'spruce' : place === reached ? 'signal' : 'raised']
    context.fill()
    context.strokeStyle = colours[place < reached ? 'spruce' : isMilestone ? 'signalInk' : 'line']
    context.lineWidth = 3
    context.stroke()
    if (isMilestone)
      stroke(
        `M${x - 5} ${y + 9}V${y - 9}H${x + 8}L${x + 4} ${y - 4}l4 5H${x - 5}`,
        place < reached ? 'onSpruce' : 'signalInk',
        3,
      )
  }
  context.restore()
}
