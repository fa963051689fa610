import { randomUUID } from 'node:crypto'
import { emailedToken } from './emails.ts'
import { password } from './factories.ts'
import { type Person, type World, wizard } from './specification-world.ts'

/** A row of the specification's section 7, 'The calls it makes'. */
export interface SpecifiedCall {
  /** As written in the row. */
  readonly call: string
  /** The variant, if a call has several rows here. */
  readonly naming?: string
  /** The body's field names; no others are sent. */
  readonly sends?: readonly string[]
  /** The fields of the reply that are used, as for `hasField`. */
  readonly reads?: readonly string[]
  /** By default 200. */
  readonly status?: number
  /** Our decision where the specification is silent or differs, and why. */
  readonly differs?: string
  readonly request: (world: World) => SpecifiedRequest | Promise<SpecifiedRequest>
}

interface SpecifiedRequest {
  readonly path: string
  readonly by?: Person
  readonly body?: object
}

const newPerson = () => ({ name: 'Asha Learner', email: `${randomUUID()}@example.com`, password })

/** The two ways to start a provider sign-in in the specification's screens. */
const providerCalls = ['google', 'github'].flatMap((provider): SpecifiedCall[] =>
  [
    { path: `/api/auth/${provider}`, naming: 'under /api' },
    { path: `/auth/${provider}`, naming: 'without /api' },
  ].map(({ path, naming }) => ({
    call: `GET /auth/${provider}`,
    naming,
    status: 302,
    request: () => ({ path }),
  })),
)

/** Calls of visitors and learners. */
export const learnerCalls: readonly SpecifiedCall[] = [
  {
    call: 'POST /auth/register',
    sends: ['name', 'email', 'password', 'role'],
    reads: ['user.id', 'user.role', 'token'],
    status: 201,
    request: () => ({ path: '/api/auth/register', body: { ...newPerson(), role: 'student' } }),
  },
  {
    call: 'POST /auth/register',
    naming: 'with another role than student',
    sends: ['name', 'email', 'password', 'role'],
    reads: ['message', 'error'],
    status: 400,
    differs: 'Signing up makes learners only: anyone who could choose a role here would be an admin.',
    request: () => ({ path: '/api/auth/register', body: { ...newPerson(), role: 'admin' } }),
  },
  {
    call: 'POST /auth/login',
    sends: ['email', 'password'],
    reads: ['user.id', 'user.role', 'token'],
    request: async (world) => {
      const { email } = await world.signUp()
      return { path: '/api/auth/login', body: { email, password } }
    },
  },
  ...providerCalls,
  {
    call: 'POST /auth/forgot-password',
    sends: ['email'],
    reads: ['message'],
    request: async (world) => {
      const { email } = await world.signUp()
      return { path: '/api/auth/forgot-password', body: { email } }
    },
  },
  {
    call: 'POST /auth/reset-password/{token}',
    sends: ['password'],
    reads: ['message'],
    request: async (world) => {
      const { email } = await world.signUp()
      await world.ask('POST', '/api/auth/forgot-password', undefined, { email })
      const token = await emailedToken(world.product, email, 'reset_password')
      return { path: `/api/auth/reset-password/${token}`, body: { password: 'another unusual one' } }
    },
  },
  {
    call: 'GET roadmap/{userId}',
    reads: ['career', 'roadmap[].id', 'roadmap[].section'],
    request: ({ learner }) => ({ path: `/api/roadmap/${learner.userId}`, by: learner }),
  },
  {
    call: 'GET roadmap/{userId}',
    naming: 'before there is one',
    status: 404,
    request: async (world) => {
      const by = await world.signUp()
      return { path: `/api/roadmap/${by.userId}`, by }
    },
  },
  {
    call: 'POST roadmap',
    sends: ['userId'],
    reads: ['career', 'roadmap[].id', 'roadmap[].section'],
    request: async (world) => {
      const by = await world.signUp()
      await by.post('/profile', wizard)
      return { path: '/api/roadmap', by, body: { userId: by.userId } }
    },
  },
  {
    call: 'POST roadmap',
    naming: 'without a profile',
    sends: ['userId'],
    reads: ['message', 'error'],
    status: 409,
    differs: 'There are no answers to advise from: the overview shows the setup card instead.',
    request: async (world) => {
      const by = await world.signUp()
      return { path: '/api/roadmap', by, body: { userId: by.userId } }
    },
  },
  {
    call: 'GET progress/{userId}',
    reads: ['[].step_id', '[].status'],
    request: ({ learner }) => ({ path: `/api/progress/${learner.userId}`, by: learner }),
  },
  {
    call: 'POST progress/',
    sends: ['userId', 'stepId', 'status'],
    request: ({ learner: by }) => ({
      path: '/api/progress/',
      by,
      body: { userId: by.userId, stepId: '2', status: 'done' },
    }),
  },
  {
    call: 'POST /chat',
    sends: ['message', 'userId'],
    reads: ['reply'],
    request: ({ learner: by }) => ({
      path: '/api/chat',
      by,
      body: { userId: by.userId, message: 'Which course teaches Git?' },
    }),
  },
  {
    call: 'POST contact',
    sends: ['name', 'email', 'phone', 'message'],
    status: 201,
    differs: 'The specification does not show the path of the contact form.',
    request: () => ({
      path: '/api/contact',
      body: { name: 'Asha', email: 'asha@example.com', phone: '+94 77 123 4567', message: 'Hello' },
    }),
  },
  {
    call: 'POST /profile',
    sends: Object.keys(wizard),
    request: ({ learner: by }) => ({ path: '/api/profile', by, body: wizard }),
  },
  {
    call: 'POST /roadmap',
    sends: ['userId', ...Object.keys(wizard)],
    request: ({ learner: by }) => ({ path: '/api/roadmap', by, body: { userId: by.userId, ...wizard } }),
  },
  {
    call: 'POST /career/generate',
    sends: ['userId'],
    request: ({ learner: by }) => ({ path: '/api/career/generate', by, body: { userId: by.userId } }),
  },
  {
    call: 'POST /career/generate',
    naming: 'anew on Basic',
    sends: ['userId', 'regenerate'],
    reads: ['message', 'error', 'code'],
    status: 403,
    differs:
      'The same call makes the first diagram and regenerates it: a second one asks with `regenerate`, for a paid plan.',
    request: ({ learner: by }) => ({
      path: '/api/career/generate',
      by,
      body: { userId: by.userId, regenerate: true },
    }),
  },
  {
    call: 'GET /api/career/{userId}',
    reads: ['type', 'content.nodes[].data.label', 'content.edges[].source', 'content.career'],
    request: ({ learner: by }) => ({ path: `/api/career/${by.userId}`, by }),
  },
  {
    call: 'GET /api/career/{userId}',
    naming: 'before there is one',
    status: 404,
    request: async (world) => {
      const by = await world.signUp()
      return { path: `/api/career/${by.userId}`, by }
    },
  },
  {
    call: 'GET /analytics/{userId}',
    reads: [
      'roadmapCount',
      'feedbackCount',
      'courseCount',
      'lastActive',
      'averageRating',
      'mostViewedCategory',
      'mostEngagedInstitution',
    ],
    request: ({ learner: by }) => ({ path: `/api/analytics/${by.userId}`, by }),
  },
  {
    call: 'POST /payment/create-checkout-session',
    sends: ['priceId', 'userId', 'plan'],
    reads: ['sessionId'],
    request: ({ learner: by }) => ({
      path: '/api/payment/create-checkout-session',
      by,
      body: { priceId: 'pro-usd', userId: by.userId, plan: 'pro' },
    }),
  },
  {
    call: 'POST /payment/create-checkout-session',
    naming: 'with the price of another plan',
    sends: ['priceId', 'userId', 'plan'],
    reads: ['message', 'error'],
    status: 400,
    differs: 'The server knows the prices: what a client sends is a key into its list.',
    request: ({ learner: by }) => ({
      path: '/api/payment/create-checkout-session',
      by,
      body: { priceId: 'pro-usd', userId: by.userId, plan: 'premium' },
    }),
  },
  {
    call: 'GET /users/{id}',
    reads: ['name', 'email'],
    request: ({ learner: by }) => ({ path: `/api/users/${by.userId}`, by }),
  },
  {
    call: 'GET /users/{id}',
    naming: 'of somebody else',
    status: 403,
    differs: 'Only the owner of an account can read it.',
    request: ({ learner, admin: by }) => ({ path: `/api/users/${learner.userId}`, by }),
  },
  {
    call: 'PUT /users/{id}',
    sends: ['name', 'email'],
    reads: ['name', 'email'],
    request: ({ learner: by }) => ({
      path: `/api/users/${by.userId}`,
      by,
      body: { name: 'Asha Renamed', email: by.email },
    }),
  },
  {
    call: 'DELETE /users/{id}',
    naming: 'one’s own',
    status: 204,
    request: async (world) => {
      const by = await world.signUp()
      return { path: `/api/users/${by.userId}`, by }
    },
  },
  {
    call: 'DELETE /users/{id}',
    naming: 'one’s own, signed in some time ago',
    reads: ['message', 'error'],
    status: 403,
    differs: 'What ends an account asks for the password again, or a sign-in of the last five minutes.',
    request: async (world) => {
      const by = await world.signUp()
      world.product.advance(6 * 60 * 1000)
      return { path: `/api/users/${by.userId}`, by }
    },
  },
]
