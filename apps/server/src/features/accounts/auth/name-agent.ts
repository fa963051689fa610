/** Checked in this order: most browsers also name those they are compatible with. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
]

/** The names of browser and operating system in a User-Agent header; null where unclear. */
export function nameAgent(agent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => agent !== null && pattern.test(agent))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
