import { password } from './factories.ts'
import { type Person, profile, type World } from './specification-world.ts'

/** A row of the specification's section 3, 'Entities and their fields'. */
export interface SpecifiedEntity {
  readonly entity: string
  /** The specification's names, as for `hasField`. */
  readonly fields: readonly string[]
  /** Our decision where the specification is silent or differs, and why. */
  readonly differs?: string
  /** Closed lists of values in the specification, by field. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  /** Reads it from the server. */
  readonly read: (world: World) => Promise<unknown>
}

const get = async (by: Person, path: string): Promise<unknown> => (await by.get(path)).json()
const first = async (by: Person, path: string): Promise<unknown> => (await by.get(path)).json()[0]

export const specifiedEntities: readonly SpecifiedEntity[] = [
  {
    entity: 'User, of the session',
    fields: ['id', 'name', 'email', 'role', 'institution_id', 'is_premium', 'plan', 'profileCompleted'],
    values: { role: ['student'], plan: ['basic'], is_premium: [false], profileCompleted: [true] },
    read: async (world) => {
      const reply = await world.ask('POST', '/api/auth/login', undefined, { email: world.learner.email, password })
      return reply.json().user
    },
  },
  {
    entity: 'User, of the admin list',
    fields: ['id', 'name', 'email', 'role', 'institution_id', 'premium'],
    values: { role: ['student', 'admin', 'institution'], premium: [true, false] },
    read: ({ admin }) => first(admin, '/users/'),
  },
  {
    entity: 'Auth response',
    fields: ['user', 'token'],
    read: async (world) =>
      (await world.ask('POST', '/api/auth/login', undefined, { email: world.learner.email, password })).json(),
  },
  {
    entity: 'Contact message',
    fields: ['name', 'email', 'phone', 'message'],
    read: async (world) => {
      const message = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }
      await world.ask('POST', '/api/contact', undefined, message)
      return first(world.admin, '/admin/messages')
    },
  },
  {
    entity: 'Feedback',
    fields: ['name', 'type', 'target', 'rating', 'message'],
    values: { type: ['institution', 'course'], rating: [4] },
    differs: 'It is stored: `targetId` says which institution or course, and who gives it is the session’s own.',
    read: async ({ learner, institutionId }) => {
      const { userId } = learner
      const words = { name: 'Asha', message: 'Good teachers', rating: 4 }
      return (
        await learner.post('/feedback', { ...words, userId, type: 'institution', targetId: institutionId })
      ).json()
    },
  },
  {
    entity: 'Course request',
    fields: ['courseName', 'description', 'category', 'difficulty', 'duration', 'mode', 'link', 'price'],
    values: { difficulty: ['Beginner'], mode: ['Online'] },
    differs: 'It is stored, and reaches the admins’ queue.',
    read: async ({ learner }) => {
      const { userId } = learner
      const asked = { courseName: 'Knots', description: 'Ropes', category: 'DevOps', price: 'No Cost' }
      return (await learner.post('/course-requests', { ...asked, userId })).json()
    },
  },
  {
    entity: 'Profile, step 1',
    fields: ['fullName', 'email', 'dob', 'gender', 'location', 'age'],
    read: ({ learner }) => profileOf(learner),
  },
  {
    entity: 'Profile, step 2',
    fields: ['preferredCareer', 'interestAreas[]', 'shortTermGoals', 'longTermGoals', 'dreamCompany'],
    read: ({ learner }) => profileOf(learner),
  },
  {
    entity: 'Profile, step 3',
    fields: ['educationLevel', 'studyLanguage', 'budget', 'experience', 'certifications'],
    read: ({ learner }) => profileOf(learner),
  },
  {
    entity: 'Course',
    fields: ['id', 'title', 'description', 'duration', 'price', 'institution_id', 'status'],
    values: { status: ['pending', 'approved', 'rejected'] },
    read: async (world) => (await world.ask('GET', '/api/courses')).json()[0],
  },
  {
    entity: 'Institution',
    fields: ['id', 'name', 'email', 'description', 'address'],
    read: async (world) => (await world.ask('GET', '/api/institutions')).json()[0],
  },
  {
    entity: 'Institution request',
    fields: ['id', 'name', 'email', 'description', 'address', 'user_id', 'status'],
    values: { status: ['pending', 'approved', 'rejected'] },
    read: async (world) => {
      await world.apply()
      return first(world.admin, '/admin/')
    },
  },
  {
    entity: 'Institution request, as its applicant reads it',
    fields: ['id', 'name', 'email', 'description', 'address', 'user_id', 'status'],
    read: async (world) => {
      const by = await world.signUp()
      await by.post('/institutions/requests', { ...profile, user_id: by.userId })
      return first(by, `/institutions/requests/${by.userId}`)
    },
  },
  {
    entity: 'Login log',
    fields: ['name', 'email', 'role', 'status', 'created_at'],
    values: { status: ['success', 'failed', 'rate_limited'] },
    read: async (world) => {
      await world.ask('POST', '/api/auth/login', undefined, { email: world.learner.email, password })
      return first(world.admin, '/login-logs/')
    },
  },
  {
    entity: 'Roadmap response',
    fields: ['career', 'roadmap[]'],
    differs: 'Of the two forms that are allowed it is the flat list, whose steps carry their section.',
    read: roadmapOf,
  },
  {
    entity: 'Recommendation read on the roadmap screen',
    fields: ['career', 'roadmap', 'courses[]', 'institutions[]'],
    read: roadmapOf,
  },
  {
    entity: 'Step',
    fields: ['id', 'label', 'description', 'estimatedTime', 'milestone', 'details', 'courseId', 'section'].map(
      (field) => `roadmap[].${field}`,
    ),
    read: roadmapOf,
  },
  {
    entity: 'Step, the details where they are a list',
    fields: ['roadmap[].details[].id', 'roadmap[].details[].label', 'roadmap[].details[].description'],
    read: async ({ learner }) => {
      const { roadmap } = (await learner.get(`/roadmap/${learner.userId}`)).json()
      return { roadmap: roadmap.filter(({ details }: { details: unknown }) => Array.isArray(details)) }
    },
  },
  {
    entity: 'Step progress',
    fields: ['step_id', 'status'],
    values: { status: ['not_started', 'ongoing', 'done'] },
    differs:
      'Only the three states are sent and stored; the dashboard’s other word for done, ‘completed’, is never answered.',
    read: ({ learner }) => first(learner, `/progress/${learner.userId}`),
  },
  {
    entity: 'Diagram roadmap',
    fields: [
      'type',
      'content.career',
      'content.nodes[].id',
      'content.nodes[].data.label',
      'content.nodes[].data.description',
      'content.edges[].source',
      'content.edges[].target',
    ],
    values: { type: ['reactflow'] },
    read: ({ learner }) => get(learner, `/career/${learner.userId}`),
  },
  {
    entity: 'Chat message',
    fields: ['messages[].sender', 'messages[].text'],
    read: ({ learner }) => get(learner, `/chat/${learner.userId}`),
  },
  {
    entity: 'Analytics',
    fields: [
      'roadmapCount',
      'feedbackCount',
      'courseCount',
      'lastActive',
      'averageRating',
      'mostViewedCategory',
      'mostEngagedInstitution',
    ],
    read: ({ learner }) => get(learner, `/analytics/${learner.userId}`),
  },
  {
    entity: 'Settings form, the account',
    fields: ['name', 'email'],
    read: ({ learner }) => get(learner, `/users/${learner.userId}`),
  },
  {
    entity: 'Settings form, the choices',
    fields: ['careerGoal', 'learningMode', 'duration', 'courseAlerts', 'appearance', 'emailNotifications'],
    values: { learningMode: ['Online'], duration: ['Short-term'] },
    differs:
      'They are saved. `darkMode` is `appearance`, which also follows the system; `emailNotifs` is `emailNotifications`; the budget is the profile’s, so that there is one.',
    read: ({ learner }) => get(learner, `/preferences/${learner.userId}`),
  },
  {
    entity: 'Checkout session response',
    fields: ['sessionId'],
    read: async (world) => {
      const by = await world.signUp()
      const body = { priceId: 'premium-lkr', userId: by.userId, plan: 'premium' }
      return (await by.post('/payment/create-checkout-session', body)).json()
    },
  },
]

async function profileOf(by: Person): Promise<unknown> {
  return (await by.get('/profile')).json().profile
}

async function roadmapOf({ learner }: World): Promise<unknown> {
  return get(learner, `/roadmap/${learner.userId}`)
}

/** Entities of the specification that exist only in the browser, and the test of each. */
export const entitiesOfTheBrowser = [
  { entity: 'Session storage', test: 'apps/web/app/routes/login.test.tsx' },
  { entity: 'Plan', test: 'apps/web/app/features/payment/plan-card.test.tsx' },
] as const
