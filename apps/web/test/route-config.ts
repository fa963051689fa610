/** What routes.ts needs of '@react-router/dev/routes', which itself needs Node. */
export interface RouteEntry {
  readonly path?: string
  readonly index?: boolean
  readonly file: string
  readonly children?: readonly RouteEntry[]
}

export const index = (file: string): RouteEntry => ({ index: true, file })

type Children = readonly RouteEntry[]

export function layout(file: string, optionsOrChildren: object | Children, children?: Children): RouteEntry {
  return { file, children: children ?? (optionsOrChildren as Children) }
}

export const route = (path: string, file: string): RouteEntry => ({ path, file })
