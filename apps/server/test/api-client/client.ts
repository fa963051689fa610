import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

type SignInBody = components['schemas']['SignIn']
type RoadmapBody = NonNullable<paths['/profile']['post']['requestBody']>['content']['application/json']

/** A learner's first steps by a client that knows the OpenAPI document alone: sign in, make a roadmap, mark a step. */
export async function learn(baseUrl: string, account: SignInBody, answers: RoadmapBody) {
  const api = createClient<paths>({ baseUrl })
  const { user, token } = dataOf(await api.POST('/auth/login', { body: account }))
  const headers = { authorization: `Bearer ${token}` }
  const made = dataOf(await api.POST('/roadmap', { headers, body: { ...answers, userId: user.id } }))
  const [first] = made.roadmap
  if (first === undefined) throw new Error('The roadmap has no steps')
  const body = { userId: user.id, stepId: first.id, status: 'done' as const }
  dataOf(await api.POST('/progress', { headers, body }))
  const params = { path: { userId: user.id } }
  return { career: made.careerId, progress: dataOf(await api.GET('/progress/{userId}', { headers, params })) }
}

function dataOf<T>(answer: { data?: T; error?: components['schemas']['ErrorBody'] }): T {
  if (answer.data === undefined) throw new Error(answer.error?.message ?? 'No answer')
  return answer.data
}
