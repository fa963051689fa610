import { randomUUID } from 'node:crypto'
import { desc, eq, or } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { institutionInvitations } from '#db/schema/institution-invitations.ts'
import { paymentCustomers } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailedToken, emailsTo, minutes } from '../../../../test/emails.ts'
import {
  actAs,
  createAdmin,
  createInstitution,
  createUser,
  type Learner,
  password,
  signUp,
} from '../../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

async function createOwned() {
  const institutionId = await createInstitution(product)
  const person = async (institutionRole: 'owner' | 'member', name?: string) =>
    actAs(
      product,
      await signUp(product, {
        role: 'institution',
        institutionId,
        institutionRole,
        ...(name === undefined ? {} : { name }),
      }),
    )
  return {
    institutionId,
    owner: await person('owner', 'Omar Owner'),
    member: await person('member', 'Mala Member'),
    person,
  }
}
type Owned = Awaited<ReturnType<typeof createOwned>>

const newAddress = () => `${randomUUID()}@example.com`
const invite = ({ institutionId, owner }: Pick<Owned, 'institutionId' | 'owner'>, email: string) =>
  owner.post(`/institutions/${institutionId}/invitations`, { email })
async function invited(owned: Pick<Owned, 'institutionId' | 'owner'>, email: string) {
  const reply = await invite(owned, email)
  expect(reply.statusCode).toBe(201)
  return { id: Number(reply.json().id), token: await emailedToken(product, email, 'institution_invitation') }
}
const accept = (by: Learner, token: string) => by.post(`/invitations/${token}/accept`)
const withdraw = ({ institutionId, owner }: Owned, id: number) =>
  owner.remove(`/institutions/${institutionId}/invitations/${id}`)
const removeFrom = (by: Learner, institutionId: number, userId: string) =>
  by.remove(`/institutions/${institutionId}/members/${userId}`)
const handOver = (by: Learner, institutionId: number, newOwnerId: string) =>
  by.put(`/institutions/${institutionId}/owner`, { newOwnerId })
const me = async (of: Learner) => (await of.get(`/users/${of.userId}`)).json()
const emailOf = async (of: Learner): Promise<string> => (await me(of)).email
const inbox = async (of: Learner): Promise<{ kind: string; params: object }[]> =>
  (await of.get(`/notifications/${of.userId}`)).json().notifications
const codeOf = (reply: { statusCode: number; body: string }) => [
  reply.statusCode,
  reply.body === '' ? undefined : JSON.parse(reply.body).code,
]
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).sort()
const rowOf = async (id: string) => (await product.dependencies.db.select().from(users).where(eq(users.id, id)))[0]
const peopleOf = (institutionId: number) =>
  product.dependencies.db.select().from(users).where(eq(users.institutionId, institutionId))

describe('the people of an institution', () => {
  test('are listed to each other and to admins, the owner first', async () => {
    const { institutionId, owner, member } = await createOwned()
    const admin = await createAdmin(product)
    for (const reader of [owner, member, admin]) {
      const reply = await reader.get(`/institutions/${institutionId}/members?page=1&page_size=5`)
      expect(reply.headers['x-total-count']).toBe('2')
      expect(reply.json()).toEqual([
        { id: owner.userId, name: 'Omar Owner', email: expect.any(String), institution_role: 'owner' },
        { id: member.userId, name: 'Mala Member', email: expect.any(String), institution_role: 'member' },
      ])
    }
    expect((await owner.get('/institutions/2000000000/members')).statusCode).toBe(403)
  })
})

describe('inviting', () => {
  test('emails a link that says who invites and, masked, which address; the owner sees it open', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const reply = await invite(owned, ` ${email.toUpperCase()}`)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ email })
    const list = await owned.owner.get(`/institutions/${owned.institutionId}/invitations`)
    expect([list.headers['x-total-count'], list.json()]).toEqual(['1', [reply.json()]])
    const [sent] = await emailsTo(product, email, 'institution_invitation')
    expect(sent?.subject).toBe('Northern Institute invites you to Milepost')
    const token = await emailedToken(product, email, 'institution_invitation')
    const opened = await product.app.inject({ url: `/api/invitations/${token}` })
    expect(opened.json()).toEqual({
      institution: 'Northern Institute',
      sentTo: `${email[0]}•••@e•••.com`,
      standing: 'visitor',
      expiresAt: reply.json().expiresAt,
    })
    const stored = await product.dependencies.db.select().from(institutionInvitations)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test.each([{ email: 'nobody' }, { email: '' }, {}, { email: 'a@example.com', institutionRole: 'owner' }])(
    '%o is refused',
    async (body) => {
      const { institutionId, owner } = await createOwned()
      expect((await owner.post(`/institutions/${institutionId}/invitations`, body)).statusCode).toBe(400)
    },
  )

  test('is the owner’s alone', async () => {
    const { institutionId, member, owner } = await createOwned()
    const other = await createOwned()
    for (const by of [member, other.owner]) {
      expect((await invite({ institutionId, owner: by }, newAddress())).statusCode).toBe(403)
      expect((await by.get(`/institutions/${institutionId}/invitations`)).statusCode).toBe(403)
    }
    const { id } = await invited({ institutionId, owner }, newAddress())
    for (const by of [member, other.owner]) {
      expect((await by.remove(`/institutions/${institutionId}/invitations/${id}`)).statusCode).toBe(403)
    }
    expect((await other.owner.remove(`/institutions/${other.institutionId}/invitations/${id}`)).statusCode).toBe(404)
  })

  test('an address twice, or one of the institution’s own people, is said', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const replies = await Promise.all([invite(owned, email), invite(owned, email), invite(owned, email)])
    expect(statuses(replies)).toEqual([201, 409, 409])
    expect(replies.map(({ body }) => JSON.parse(body).code)).toContain('invitation_open')
    const { email: ofMember } = await me(owned.member)
    expect(codeOf(await invite(owned, ofMember))).toEqual([409, 'member_already'])
    expect(await emailsTo(product, email)).toHaveLength(1)
  })

  test('is over after a fortnight: the link ends, the address can be asked again, the job deletes it', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const learner = await createUser(product, { email })
    const { token } = await invited(owned, email)
    const { db } = product.dependencies
    const expire = () =>
      db
        .update(institutionInvitations)
        .set({ expiresAt: new Date(product.dependencies.clock().getTime() - minutes) })
        .where(eq(institutionInvitations.email, email))
    await expire()
    expect(codeOf(await accept(learner, token))).toEqual([400, 'link_invalid'])
    expect((await owned.owner.get(`/institutions/${owned.institutionId}/invitations`)).json()).toEqual([])
    await invited(owned, email)
    expect(codeOf(await accept(learner, token))).toEqual([400, 'link_invalid'])
    await expire()
    await applyRetention(product.dependencies)
    expect(await db.select().from(institutionInvitations).where(eq(institutionInvitations.email, email))).toEqual([])
  })

  test('is limited', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_INVITATION_ACCOUNT: '2' } })
    const institutionId = await createInstitution(limited)
    const owner = actAs(
      limited,
      await signUp(limited, { role: 'institution', institutionId, institutionRole: 'owner' }),
    )
    const replies = []
    for (let i = 0; i < 3; i += 1) replies.push(await invite({ institutionId, owner }, newAddress()))
    expect(statuses(replies)).toEqual([201, 201, 429])
    await limited.close()
  })

  test('goes, with its email, when the account of its address is deleted', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const { token } = await invited(owned, email)
    const caller = await signUp(product, { email })
    const { db } = product.dependencies
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, caller.user.id))
    expect((await actAs(product, caller).remove(`/users/${caller.user.id}`)).statusCode).toBe(204)
    expect((await product.app.inject({ url: `/api/invitations/${token}` })).statusCode).toBe(400)
    expect(await emailsTo(product, email)).toEqual([])
  })
})

describe('accepting', () => {
  test('joins with what one did as a learner kept and the paid plan cancelled, and the owner is notified', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const learner = await createUser(product, { email, plan: 'pro' })
    const { db } = product.dependencies
    await db.insert(paymentCustomers).values({ userId: learner.userId, customerId: `cus_${learner.userId}` })
    const { token } = await invited(owned, email)
    expect((await learner.get(`/invitations/${token}`)).json().standing).toBe('welcome')
    const reply = await accept(learner, token)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      id: learner.userId,
      role: 'institution',
      institution_id: owned.institutionId,
      institution_role: 'member',
    })
    const queued = await product.client.pool.query("select data from pgboss.job where name = 'close-customer'")
    expect(queued.rows).toContainEqual({ data: { customerId: `cus_${learner.userId}` } })
    // This test has no payment provider to answer for the customer.
    await product.client.pool.query("delete from pgboss.job where name = 'close-customer'")
    expect((await inbox(owned.owner))[0]).toMatchObject({ kind: 'member_joined' })
    expect(codeOf(await accept(learner, token))).toEqual([400, 'link_invalid'])
    expect((await owned.owner.get(`/institutions/${owned.institutionId}/invitations`)).json()).toEqual([])
  })

  test('takes the account with the invited address, said masked, and a learner', async () => {
    const owned = await createOwned()
    const other = await createOwned()
    const email = newAddress()
    const { token } = await invited(owned, email)
    const stranger = await createUser(product)
    expect((await stranger.get(`/invitations/${token}`)).json().standing).toBe('other_address')
    const refused = await accept(stranger, token)
    expect(codeOf(refused)).toEqual([403, 'other_address'])
    expect(refused.json().message).toContain(`${email[0]}•••@e•••.com`)
    expect(refused.body).not.toContain(email)
    const addressOfOther = (await me(other.member)).email
    const toMember = await invited(owned, addressOfOther)
    expect((await other.member.get(`/invitations/${toMember.token}`)).json().standing).toBe('not_a_student')
    expect(codeOf(await accept(other.member, toMember.token))).toEqual([409, 'not_a_student'])
    const admin = await createAdmin(product)
    const toAdmin = await invited(owned, (await me(admin)).email)
    expect(codeOf(await accept(admin, toAdmin.token))).toEqual([409, 'not_a_student'])
    expect((await me(admin)).role).toBe('admin')
  })

  test('twice at once joins once; two institutions at once get one', async () => {
    const owned = await createOwned()
    const other = await createOwned()
    const email = newAddress()
    const learner = await createUser(product, { email })
    const first = await invited(owned, email)
    const second = await invited(other, email)
    const replies = await Promise.all([first, first, second].map(({ token }) => accept(learner, token)))
    expect(statuses(replies)).toEqual([200, expect.any(Number), expect.any(Number)])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const joined = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.objectId, learner.userId))
    expect(joined.filter(({ action }) => action === 'member.joined')).toHaveLength(1)
  })

  test('while it is taken back: either it is joined or it was taken back', async () => {
    const owned = await createOwned()
    for (let i = 0; i < 4; i += 1) {
      const email = newAddress()
      const learner = await createUser(product, { email })
      const { id, token } = await invited(owned, email)
      const [accepted, withdrawn] = await Promise.all([accept(learner, token), withdraw(owned, id)])
      expect([
        [200, 404],
        [400, 204],
      ]).toContainEqual([accepted.statusCode, withdrawn.statusCode])
      expect((await me(learner)).role).toBe(accepted.statusCode === 200 ? 'institution' : 'student')
    }
  })

  test('of a withdrawn invitation opens nothing, also where its email had not gone out', async () => {
    const owned = await createOwned()
    const email = newAddress()
    const { id, token } = await invited(owned, email)
    expect((await withdraw(owned, id)).statusCode).toBe(204)
    expect((await product.app.inject({ url: `/api/invitations/${token}` })).json().code).toBe('link_invalid')
    const late = newAddress()
    const reply = await invite(owned, late)
    await withdraw(owned, reply.json().id)
    expect(await emailsTo(product, late)).toEqual([])
  })
})

describe('leaving and being removed', () => {
  test('a removed member is signed out, notified, and a learner again', async () => {
    const { institutionId, owner, member } = await createOwned()
    const { email } = await me(member)
    expect((await removeFrom(owner, institutionId, member.userId)).statusCode).toBe(204)
    expect((await member.get(`/users/${member.userId}`)).statusCode).toBe(401)
    expect(await rowOf(member.userId)).toMatchObject({ role: 'student', institutionId: null, institutionRole: null })
    expect(await emailsTo(product, email, 'membership_ended')).toHaveLength(1)
    const again = await product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    const back = actAs(product, { ...again.json(), headers: { authorization: `Bearer ${again.json().token}` } })
    expect((await inbox(back))[0]).toMatchObject({
      kind: 'membership_ended',
      params: { institution: 'Northern Institute' },
    })
    expect((await removeFrom(owner, institutionId, member.userId)).statusCode).toBe(404)
  })

  test('a member leaves and stays signed in; the owner is notified, and stays', async () => {
    const { institutionId, owner, member } = await createOwned()
    expect((await removeFrom(member, institutionId, member.userId)).statusCode).toBe(204)
    expect(await me(member)).toMatchObject({ role: 'student', institution_id: null, institution_role: null })
    expect((await inbox(owner))[0]).toMatchObject({ kind: 'member_left' })
    expect(codeOf(await removeFrom(owner, institutionId, owner.userId))).toEqual([409, 'owner_stays'])
  })

  test('members remove no one else, and no one removes people of others', async () => {
    const { institutionId, owner, member, person } = await createOwned()
    const colleague = await person('member')
    const other = await createOwned()
    expect((await removeFrom(member, institutionId, colleague.userId)).statusCode).toBe(403)
    expect((await removeFrom(member, institutionId, owner.userId)).statusCode).toBe(403)
    expect((await removeFrom(other.owner, institutionId, member.userId)).statusCode).toBe(403)
    expect((await removeFrom(other.owner, other.institutionId, member.userId)).statusCode).toBe(404)
    expect(await peopleOf(institutionId)).toHaveLength(3)
  })
})

describe('handing over', () => {
  test('makes the member the owner and the owner a member, and both are notified', async () => {
    const { institutionId, owner, member } = await createOwned()
    const reply = await handOver(owner, institutionId, member.userId)
    expect(reply.json()).toMatchObject({ id: member.userId, name: 'Mala Member', institution_role: 'owner' })
    expect((await me(member)).institution_role).toBe('owner')
    expect((await inbox(owner))[0]).toMatchObject({ kind: 'ownership_handed_over' })
    expect((await inbox(member))[0]).toMatchObject({ kind: 'ownership_received' })
    expect((await invite({ institutionId, owner }, newAddress())).statusCode).toBe(403)
    expect((await invite({ institutionId, owner: member }, newAddress())).statusCode).toBe(201)
    const logs = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(or(eq(auditLogs.objectId, member.userId), eq(auditLogs.objectId, String(institutionId))))
    expect(logs.filter(({ action }) => action === 'institution.handed_over')).toHaveLength(2)
  })

  test('emails both who owns it now', async () => {
    const { institutionId, owner, member } = await createOwned()
    await handOver(owner, institutionId, member.userId)
    const [ceded] = await emailsTo(product, await emailOf(owner), 'ownership_handed_over')
    expect(ceded?.plain).toContain('you’ve handed')
    expect(ceded?.plain).toContain('over to Mala Member')
    const [received] = await emailsTo(product, await emailOf(member), 'ownership_received')
    expect(received?.plain).toContain('/institution')
  })

  test('an admin does it too with a fresh proof, so that the former owner’s account can be deleted', async () => {
    const { institutionId, owner, member } = await createOwned()
    const admin = await createAdmin(product)
    const kept = await admin.remove(`/users/${owner.userId}`)
    expect(kept.json()).toMatchObject({ code: 'owner_stays', message: expect.stringContaining('Under Institutions') })
    expect((await handOver(admin, institutionId, member.userId)).statusCode).toBe(200)
    expect((await me(member)).institution_role).toBe('owner')
    for (const [person, kind] of [
      [owner, 'ownership_handed_over'],
      [member, 'ownership_received'],
    ] as const) {
      expect((await inbox(person))[0]).toMatchObject({ kind })
      const [email] = await emailsTo(product, await emailOf(person), kind)
      expect(email?.plain).toContain('an admin of Milepost has made')
    }
    const [logged] = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.objectId, member.userId))
      .orderBy(desc(auditLogs.id))
    expect(logged).toMatchObject({ action: 'institution.handed_over', actorId: admin.userId })
    expect((await admin.remove(`/users/${owner.userId}`)).statusCode).toBe(204)
    product.advance(6 * minutes)
    expect(codeOf(await handOver(admin, institutionId, member.userId))).toEqual([403, 'reauthentication_required'])
  })

  test('an admin makes a member the owner where there is none', async () => {
    const { institutionId, owner, member } = await createOwned()
    await product.dependencies.db.update(users).set({ institutionRole: 'member' }).where(eq(users.id, owner.userId))
    expect((await handOver(await createAdmin(product), institutionId, member.userId)).statusCode).toBe(200)
    expect((await rowOf(member.userId))?.institutionRole).toBe('owner')
  })

  test('takes a fresh proof, the owner, and a member of the institution', async () => {
    const { institutionId, owner, member } = await createOwned()
    const stranger = await createUser(product)
    const other = await createOwned()
    for (const id of [stranger.userId, other.member.userId, owner.userId, randomUUID()]) {
      expect((await handOver(owner, institutionId, id)).statusCode).toBe(404)
    }
    expect((await handOver(member, institutionId, member.userId)).statusCode).toBe(403)
    expect((await handOver(other.owner, institutionId, member.userId)).statusCode).toBe(403)
    product.advance(6 * minutes)
    expect(codeOf(await handOver(owner, institutionId, member.userId))).toEqual([403, 'reauthentication_required'])
    expect((await me(owner)).institution_role).toBe('owner')
  })

  test('to two at once goes to one', async () => {
    const { institutionId, owner, member, person } = await createOwned()
    const colleague = await person('member')
    const replies = await Promise.all([member, colleague].map((to) => handOver(owner, institutionId, to.userId)))
    expect(statuses(replies)).toEqual([200, 403])
    const owners = (await peopleOf(institutionId)).filter(({ institutionRole }) => institutionRole === 'owner')
    expect(owners).toHaveLength(1)
    expect([member.userId, colleague.userId]).toContain(owners[0]?.id)
  })

  test('while the member is removed, leaves, or is deleted: the institution keeps one owner', async () => {
    for (const end of ['removed', 'leaves', 'deleted'] as const) {
      const { institutionId, owner, member } = await createOwned()
      const ending = {
        removed: () => removeFrom(owner, institutionId, member.userId),
        leaves: () => removeFrom(member, institutionId, member.userId),
        deleted: () => member.remove(`/users/${member.userId}`),
      }[end]
      const [handed, ended] = await Promise.all([handOver(owner, institutionId, member.userId), ending()])
      expect([handed.statusCode === 200, ended.statusCode === 204].filter(Boolean), end).toHaveLength(1)
      const owners = (await peopleOf(institutionId)).filter(({ institutionRole }) => institutionRole === 'owner')
      expect(owners, end).toHaveLength(1)
    }
  })
})
