/** What routes.ts needs of '@react-router/dev/routes', which itself needs Node. */
export interface RouteEntry {
  readonly path?: string
  readonly index?: boolean
  readonly file: string
  readonly children?: readonly RouteEntry[]
}

export const index = (file: string): RouteEntry => ({ index: true, file })

export function layout(file: string, children: readonly RouteEntry[]): RouteEntry {
  return { file, children }
}

export const route = (path: string, file: string): RouteEntry => ({ path, file })
