import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { baseline } from '../app/lib/baseline.ts'

/*
 * What is newer than the baseline, as it is written in built files. Types keep most of it out of our own code; this list is for
 * packages, for what browsers add to the language, and for styles. Not on it: syntax, which the build lowers, what
 * app/lib/added-functions.ts adds, and what only looks plainer where it is unknown, such as text-wrap and field-sizing.
 */
const newerFunctions: readonly RegExp[] = [
  /\b(?:Array\.fromAsync|Error\.isError|Map\.getOrInsert|Object\.groupBy|Promise\.try|RegExp\.escape|URL\.parse)\(/,
  /\b(?:AbortSignal\.any|Iterator\.(?:from|concat)|Math\.sumPrecise|Response\.json|scheduler\.(?:yield|postTask))\(/,
  /\bnew Float16Array\b|\bTemporal\.\w|\bIntl\.DurationFormat\b|\btrailingZeroDisplay:/,
  /\.(?:toWellFormed|bytes|isSubsetOf|isSupersetOf|isDisjointFrom|(?:symmetricD|d)ifference|intersection|union)\(/,
  /\.(?:from|to|setFrom)(?:Base64|Hex)\(/,
  /\.(?:values|keys|entries|matchAll)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  // Safari and Chrome before 124 read a stream by its reader only.
  /\bfor await ?\([^()]*\.(?:body|readable|stream\(\))\)/,
  /\.(?:show|hide|toggle)Popover\(|\.(?:moveBefore|setHTMLUnsafe|getHTML|requestClose)\(/,
  // Where a line asks for them first, they have a fallback.
  /(?<!\?\w+\.)\bcheckVisibility\(/,
  /(?<!Segmenter['"`] ?in Intl.{0,20})\bnew Intl\.Segmenter\(/,
]

/** What app/lib/added-functions.ts adds, for scripts that run without it: those within pages, and the service worker. */
const addedFunctions =
  /\.(?:toReversed|toSorted|toSpliced|with|isWellFormed)\(|\b(?:Map\.groupBy|Promise\.withResolvers|URL\.canParse)\(/

/** Allowed within `@supports`, where it is plain that other browsers go without. */
const newerStyles: readonly RegExp[] = [
  /:has\(|:dir\(|:user-(?:in)?valid|::details-content|(?<!:is\([^)]*):(?:popover-)?open\b/,
  /@(?:scope|starting-style|view-transition|position-try)\b|@container style\(/,
  /\b(?:light-dark|color-mix|ok(?:lch|lab)|calc-size|anchor|round|mod|sin|cos|if)\(|[(:]color\(|\(from /,
  /\bsubgrid\b|\b(?:anchor-name|animation-timeline|interpolate-size|text-box)(?:-\w+)?:/,
  // Nesting, which the build takes apart.
  /[{;}]\s*&/,
]

/** Features that the oldest browsers lack and that have no fallback, as they stand in a built file. */
export function findNewerFeatures(name: string, text: string): string[] {
  const isStyle = extname(name) === '.css'
  const read = isStyle ? withoutSupports(text) : text
  const scripts = /\.html$|^service-worker/.test(name) ? [...newerFunctions, addedFunctions] : newerFunctions
  return (isStyle ? newerStyles : scripts).flatMap((feature) => {
    const found = feature.exec(read)
    return found === null
      ? []
      : [`${name}: ${found[0]} in ${read.slice(Math.max(0, found.index - 60), found.index + 60)}`]
  })
}

/** @throws Error if a file of the built application uses what the baseline lacks */
export function checkBaseline(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:css|html|js)$/.test(name),
  )
  const found = files.flatMap((name) => findNewerFeatures(name, readFileSync(join(folder, name), 'utf8')))
  if (found.length > 0) throw new Error(`Newer than ${JSON.stringify(baseline)}:\n${found.join('\n')}`)
}

/** A style sheet without its `@supports` rules and what they hold. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0 && end < css.length; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  return css.slice(0, start) + withoutSupports(css.slice(end))
}
