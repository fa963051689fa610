/** In: class names, some of them left out by a condition. Out: those that stay, joined by spaces. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
