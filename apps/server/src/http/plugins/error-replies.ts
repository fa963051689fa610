import { STATUS_CODES } from 'node:http'
import { type ErrorBody, type ErrorCode, type ProblemBody, problemType } from '@milepost/contract/errors'
import { requestIdHeader } from '@milepost/contract/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#context.ts'
import { isDatabaseAway, isDiskFull } from '#db/database-errors.ts'
import { AppError } from '#http/errors.ts'
import type { MessageCatalogue } from '#http/messages.ts'
import { chooseMediaType, namesMediaType, varyBy } from '#http/negotiation.ts'
import { securityHeaders } from '#http/plugins/security-headers.ts'
import { languageOf } from '#http/request-language.ts'
import { QueueBusyError } from '#lib/work-queue.ts'

/** Sends every error: as the contract's error body, or as a page where a person opened an address that isn't one. */
export class ErrorReplies {
  readonly #messages: MessageCatalogue
  /** Sends the page for unknown addresses, with the reply's status. Null where the API is served alone. */
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) | null = null

  constructor(messages: MessageCatalogue) {
    this.#messages = messages
  }

  /** Sends an error for programs. */
  send(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
    prepare(reply, error)
    const body = errorBody(error, this.#messages.in(languageOf(request)), request.id)
    if (!namesMediaType(request, problemType)) return reply.type('application/json; charset=utf-8').send(body)
    const problem = JSON.stringify({ ...problemOf(error, body), ...body } satisfies ProblemBody)
    return reply.type(problemType).send(problem)
  }

  /** Sends an error about the address itself, which a person may have opened: as a page for those who prefer one. */
  sendForAddress(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
    varyBy(reply, 'accept')
    if (this.sendPage === null || chooseMediaType(request, ['application/json', 'text/html']) !== 'text/html') {
      this.send(request, reply, error)
      return
    }
    prepare(reply, error)
    this.sendPage(request, reply).catch(() => this.send(request, reply, error))
  }

  /** For addresses that the router cannot parse. Hooks don't run for these, so headers are set here. */
  readonly sendForBrokenAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders)
    this.sendForAddress(request, reply, new AppError('malformed', { cause: error }))
  }
}

/** Turns every error that is thrown into a reply. */
export function replyWithErrors(
  app: FastifyInstance,
  replies: ErrorReplies,
  { writeFailures, clock }: Pick<Dependencies, 'writeFailures' | 'clock'>,
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    writeFailures.note(error, clock())
    const known = recognise(error)
    // A full queue is no fault, and a flood of requests must not flood the log.
    const isFault = known.status >= 500 && !(error instanceof QueueBusyError)
    if (isFault) request.log.error({ err: error }, 'request failed')
    if (known.code !== 'internal') return replies.send(request, reply, known)
    // For screens that word it themselves.
    reply.header(requestIdHeader, request.id)
    const params = { reference: request.id }
    return replies.send(request, reply, new AppError(known.code, { params, cause: known.cause }))
  })
}

function prepare(reply: FastifyReply, error: AppError): void {
  reply.status(error.status)
  if (error.retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', error.retryAfter)
  if (error.status === 401) reply.header('www-authenticate', 'Bearer')
}

function errorBody(error: AppError, messages: MessageCatalogue, requestId: string): ErrorBody {
  const issues = error.issues.map((issue) => ({
    field: issue.field,
    rule: issue.rule,
    message: messages.ofIssue(issue),
    params: { ...issue.params },
  }))
  const minutes = error.retryAfter === undefined ? {} : { minutes: Math.ceil(error.retryAfter / 60) }
  const issuesText = error.code === 'invalid' ? messages.ofIssues(error.issues) : undefined
  const text = issuesText ?? messages.ofError(error.code, { ...minutes, ...error.params })
  return { code: error.code, message: text, error: text, issues, request_id: requestId }
}

/** `code` says what went wrong, so the type adds nothing to the status (RFC 9457, 4.2.1). */
function problemOf({ status }: AppError, { message, request_id }: ErrorBody) {
  const title = STATUS_CODES[status] ?? ''
  return { type: 'about:blank', title, status, detail: message, instance: `urn:milepost:request:${request_id}` }
}

function recognise(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof QueueBusyError) return new AppError('unavailable', { retryAfter: 2, cause: error })
  const code = fastifyCodes[error.code]
  if (code !== undefined) return new AppError(code, { cause: error })
  if (isDiskFull(error)) return new AppError('storage_full', { retryAfter: 60, cause: error })
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: 2, cause: error })
  const status = error.statusCode ?? 500
  return new AppError(status >= 400 && status < 500 ? 'malformed' : 'internal', { cause: error })
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
}
