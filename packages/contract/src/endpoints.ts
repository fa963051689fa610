import type { CallInput, ReplyOf, RouteShape } from '#http.ts'
import type { routes } from '#routes.ts'

/*
 * What the browser needs of a route to call it: its method and path. All of this module is types, so nothing of a route
 * (schemas, who may call it, possible errors) is loaded with a screen.
 */

type Routes = typeof routes

type EndpointOf<R extends RouteShape> = `${R['method']} ${R['path']}`

type RoutesByEndpoint = { [N in keyof Routes as EndpointOf<Routes[N]>]: Routes[N] }

/** A route's method and path, such as 'GET /courses/:id'. */
export type Endpoint = keyof RoutesByEndpoint

/** What a client passes to call an endpoint. */
export type InputFor<E extends Endpoint> = CallInput<RoutesByEndpoint[E]>

/** What an endpoint answers when all is well. */
export type ReplyTo<E extends Endpoint> = ReplyOf<RoutesByEndpoint[E]>
