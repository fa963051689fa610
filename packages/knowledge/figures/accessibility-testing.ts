import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../files/accessibility-testing/clinic.html', import.meta.url), 'utf8')
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light + 0.05) / (dark + 0.05)).toFixed(2)
}
const [, text = '', ground = ''] = /\.hint \{ color: (#\w+); background: (#\w+) \}/.exec(page) ?? []
const [, width = ''] = /table \{ width: (\d+)px/.exec(page) ?? []

/** The figures in the checks of the accessibility-testing sessions, computed from clinic.html. */
export const figures: Record<string, readonly string[]> = {
  'zoom-and-contrast': [`${contrast(text, ground)} to 1`, `${width} pixels`],
}
