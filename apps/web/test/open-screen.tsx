import type { ComponentType } from 'react'
import {
  createMemoryRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  type ShouldRevalidateFunction,
  useParams,
} from 'react-router'
import { render } from 'vitest-browser-react'
import { queryClient } from '#lib/query-client.ts'
import { Texts } from '#ui/texts.tsx'
import { ErrorBoundary, HydrateFallback } from '../app/root.tsx'
import routeConfig from '../app/routes.ts'
import type { RouteEntry } from './route-config.ts'

interface Module {
  readonly default: (props: { params: ReturnType<typeof useParams> }) => React.ReactNode
  readonly clientLoader?: LoaderFunction
  readonly HydrateFallback?: ComponentType
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

const modules = import.meta.glob<Module>('../app/routes/**/*.tsx')

/** A screen gets the address's parameters from the framework, which is not here. */
function withParams(OpenScreen: Module['default']): () => React.ReactNode {
  return () => <OpenScreen params={useParams()} />
}

/** The application's own route table, each screen loaded when it is opened. */
function routeObjects(entries: readonly RouteEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }) => {
    const load = modules[`../app/${file}`]
    if (load === undefined) throw new Error(`There is no app/${file}`)
    const lazy = async () => {
      const { default: Screen, clientLoader: loader, HydrateFallback, shouldRevalidate } = await load()
      return {
        Component: withParams(Screen),
        ...(loader && { loader }),
        ...(HydrateFallback && { HydrateFallback }),
        ...(shouldRevalidate && { shouldRevalidate }),
      }
    }
    if (index === true) return { index, lazy }
    return { ...(path === undefined ? {} : { path }), lazy, ...(children && { children: routeObjects(children) }) }
  })
}

/** The first screen's modules are there before it is drawn, as in the built page. */
async function loadModules(routes: RouteObject[], address: string): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}

export interface OpenScreen {
  /** The address the application is at now, with its query. */
  address(): string
  /** Goes back as the browser's button does. */
  goBack(): Promise<void>
  goForward(): Promise<void>
  /** As after a reload: the application starts again on the same address, and the browser's storage is still there. */
  reload(): Promise<OpenScreen>
}

/** Starts the whole application on an address, in the page of the test. */
export async function openScreen(address: string): Promise<OpenScreen> {
  const children = routeObjects(routeConfig as readonly RouteEntry[])
  await loadModules(children, address)
  const router = createMemoryRouter([{ ErrorBoundary, HydrateFallback, children }], { initialEntries: [address] })
  const view = await render(
    <Texts>
      <RouterProvider router={router} />
    </Texts>,
  )
  const current = () => `${router.state.location.pathname}${router.state.location.search}`
  return {
    address: current,
    goBack: () => router.navigate(-1),
    goForward: () => router.navigate(1),
    reload: async () => {
      await view.unmount()
      queryClient.clear()
      return openScreen(current())
    },
  }
}
