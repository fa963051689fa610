import type { SpecifiedCall } from './specification-calls.ts'
import { profile, type World } from './specification-world.ts'

const course = { title: 'Nets and knots', description: 'Ropes for beginners.', duration: '4', price: 1200 }
const courseNames = ['title', 'description', 'duration', 'price']
const profileNames = ['name', 'email', 'description', 'address']

/** A separate institution to change or delete. */
async function addInstitution(world: World): Promise<number> {
  const { email } = await world.signUp()
  const body = { name: 'Short School', email, contactEmail: 'office@short.example' }
  return (await world.admin.post('/institutions/new-ins', body)).json().id
}

/** Calls of admins and institutions, and of the course explorer. */
export const adminCalls: readonly SpecifiedCall[] = [
  {
    call: 'GET /users/',
    reads: ['[].id', '[].name', '[].email', '[].role', '[].premium'],
    request: ({ admin: by }) => ({ path: '/api/users/', by }),
  },
  {
    call: 'DELETE /users/{id}',
    naming: 'by an admin',
    status: 204,
    request: async (world) => ({ path: `/api/users/${(await world.signUp()).userId}`, by: world.admin }),
  },
  {
    call: 'PUT /admin/change/{id}',
    sends: ['role'],
    request: async (world) => ({
      path: `/api/admin/change/${(await world.signUp()).userId}`,
      by: world.admin,
      body: { role: 'admin' },
    }),
  },
  {
    call: 'PUT /admin/change/{id}',
    naming: 'to institution, with which one',
    sends: ['role', 'institution_id'],
    differs: 'An institution’s account without an institution could do nothing: both are set together.',
    request: async (world) => ({
      path: `/api/admin/change/${(await world.signUp()).userId}`,
      by: world.admin,
      body: { role: 'institution', institution_id: world.institutionId },
    }),
  },
  {
    call: 'PUT /admin/change/{id}',
    naming: 'to institution, without which one',
    sends: ['role'],
    reads: ['message', 'error'],
    status: 400,
    differs: 'An institution’s account without an institution could do nothing: both are set together.',
    request: async (world) => ({
      path: `/api/admin/change/${(await world.signUp()).userId}`,
      by: world.admin,
      body: { role: 'institution' },
    }),
  },
  {
    call: 'GET /courses/',
    reads: ['[].id', '[].title', '[].description', '[].duration', '[].price', '[].institution_id', '[].status'],
    request: () => ({ path: '/api/courses/' }),
  },
  {
    call: 'POST /courses',
    naming: 'by an institution',
    sends: [...courseNames, 'institution_id'],
    status: 201,
    request: ({ staff: by, institutionId }) => ({
      path: '/api/courses',
      by,
      body: { ...course, institution_id: institutionId },
    }),
  },
  {
    call: 'POST /courses',
    naming: 'by an admin',
    sends: [...courseNames, 'institution_id', 'status'],
    status: 201,
    request: ({ admin: by, institutionId }) => ({
      path: '/api/courses',
      by,
      body: { ...course, institution_id: institutionId, status: 'pending' },
    }),
  },
  {
    call: 'POST /courses',
    naming: 'with a status, by an institution',
    sends: [...courseNames, 'institution_id', 'status'],
    reads: ['message', 'error'],
    status: 403,
    differs: 'Only admins choose a status: an institution could approve its own courses otherwise.',
    request: ({ staff: by, institutionId }) => ({
      path: '/api/courses',
      by,
      body: { ...course, institution_id: institutionId, status: 'approved' },
    }),
  },
  {
    call: 'PUT /courses/{id}',
    sends: courseNames,
    request: ({ staff: by, courseId }) => ({
      path: `/api/courses/${courseId}`,
      by,
      body: { ...course, price: '950' },
    }),
  },
  ...['approved', 'rejected'].map((status): SpecifiedCall => {
    return {
      call: 'PUT /courses/{id}/status',
      naming: status,
      sends: ['status'],
      request: async (world) => ({
        path: `/api/courses/${await world.offer()}/status`,
        by: world.admin,
        body: { status },
      }),
    }
  }),
  {
    call: 'PUT /courses/{id}/status',
    naming: 'approved by its institution',
    sends: ['status'],
    reads: ['message', 'error'],
    status: 403,
    differs: 'The screen that can set any course approved or rejected is the admin’s.',
    request: async (world) => ({
      path: `/api/courses/${await world.offer()}/status`,
      by: world.staff,
      body: { status: 'approved' },
    }),
  },
  {
    call: 'DELETE /courses/{id}',
    status: 204,
    request: async (world) => ({ path: `/api/courses/${await world.offer()}`, by: world.staff }),
  },
  {
    call: 'GET /login-logs/',
    reads: ['[].name', '[].email', '[].role', '[].status', '[].created_at'],
    request: async (world) => {
      await world.ask('POST', '/api/auth/login', undefined, { email: world.learner.email, password: 'a wrong one' })
      return { path: '/api/login-logs/', by: world.admin }
    },
  },
  {
    call: 'GET /institutions/',
    reads: ['[].id', '[].name', '[].email', '[].description', '[].address'],
    request: () => ({ path: '/api/institutions/' }),
  },
  {
    call: 'POST /institutions/new-ins',
    sends: ['name', 'email'],
    reads: ['id', 'name'],
    status: 201,
    request: async (world) => ({
      path: '/api/institutions/new-ins',
      by: world.admin,
      body: { name: 'New School', email: (await world.signUp()).email },
    }),
  },
  {
    call: 'POST /institutions/new-ins',
    naming: 'with a contact address',
    sends: ['name', 'email', 'contactEmail'],
    reads: ['id', 'name', 'email'],
    status: 201,
    differs:
      'A learner’s own address is not published: the institution has one of its own, and is hidden until it has.',
    request: async (world) => ({
      path: '/api/institutions/new-ins',
      by: world.admin,
      body: { name: 'Newer School', email: (await world.signUp()).email, contactEmail: 'office@newer.example' },
    }),
  },
  {
    call: 'GET /institutions/{id}',
    reads: ['name', 'description', 'address', 'email'],
    request: ({ institutionId }) => ({ path: `/api/institutions/${institutionId}` }),
  },
  {
    call: 'PUT /institutions/{id}',
    sends: profileNames,
    request: ({ staff: by, institutionId }) => ({ path: `/api/institutions/${institutionId}`, by, body: profile }),
  },
  {
    call: 'DELETE /institutions/{id}',
    status: 204,
    request: async (world) => ({ path: `/api/institutions/${await addInstitution(world)}`, by: world.admin }),
  },
  {
    call: 'GET /institutions/{id}/courses',
    reads: ['[].id', '[].title', '[].status'],
    request: ({ staff: by, institutionId }) => ({ path: `/api/institutions/${institutionId}/courses`, by }),
  },
  {
    call: 'POST /institutions/requests',
    sends: [...profileNames, 'user_id'],
    status: 201,
    request: async (world) => {
      const by = await world.signUp()
      return { path: '/api/institutions/requests', by, body: { ...profile, user_id: by.userId } }
    },
  },
  {
    call: 'POST /institutions/requests',
    naming: 'in the name of somebody else',
    sends: [...profileNames, 'user_id'],
    reads: ['message', 'error'],
    status: 403,
    differs: 'Where a client must send an id, it is the session’s own.',
    request: async (world) => ({
      path: '/api/institutions/requests',
      by: await world.signUp(),
      body: { ...profile, user_id: world.learner.userId },
    }),
  },
  {
    call: 'GET /admin/',
    reads: ['[].id', '[].name', '[].email', '[].description', '[].address', '[].user_id', '[].status'],
    request: async (world) => {
      await world.apply()
      return { path: '/api/admin/', by: world.admin }
    },
  },
  ...['approve', 'reject'].map((decision): SpecifiedCall => {
    return {
      call: `POST /admin/{id}/${decision}`,
      request: async (world) => ({ path: `/api/admin/${await world.apply()}/${decision}`, by: world.admin }),
    }
  }),
]
