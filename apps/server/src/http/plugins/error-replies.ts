import type { ErrorBody, ErrorCode } from '@milepost/contract/errors'
import { requestIdHeader } from '@milepost/contract/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '#db/database-errors.ts'
import { AppError } from '#http/errors.ts'
import type { MessageCatalogue } from '#http/messages.ts'
import { securityHeaders } from '#http/plugins/security-headers.ts'
import { QueueBusyError } from '#lib/work-queue.ts'

/** Turns every error into the contract's error body. */
export function replyWithErrors(app: FastifyInstance, messages: MessageCatalogue): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = recognise(error)
    // A full queue is no fault, and a flood of requests must not flood the log.
    const isFault = known.status >= 500 && !(error instanceof QueueBusyError)
    if (isFault) request.log.error({ err: error }, 'request failed')
    if (known.code !== 'internal') return send(reply, messages, known)
    reply.header(requestIdHeader, request.id)
    return send(reply, messages, withReference(known, request.id))
  })
}

/** The user sees the id of the request, and the log holds it as `reqId`. The header is for screens that word it themselves. */
function withReference(error: AppError, reference: string): AppError {
  return new AppError(error.code, { params: { reference }, cause: error.cause })
}

/** For addresses that the router cannot parse; hooks don't run for these, so headers are set here. */
export function replyMalformedAddress(messages: MessageCatalogue) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders)
    send(reply, messages, new AppError('malformed', { cause: error }))
  }
}

export function replyNotFound(messages: MessageCatalogue) {
  return (_request: FastifyRequest, reply: FastifyReply) => send(reply, messages, new AppError('not_found'))
}

function send(reply: FastifyReply, messages: MessageCatalogue, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply.status(error.status).send(errorBody(error, messages))
}

export function errorBody(error: AppError, messages: MessageCatalogue): ErrorBody {
  const issues = error.issues.map((issue) => ({
    field: issue.field,
    rule: issue.rule,
    message: messages.ofIssue(issue),
    params: { ...issue.params },
  }))
  const minutes = error.retryAfter === undefined ? {} : { minutes: Math.ceil(error.retryAfter / 60) }
  const text =
    error.code === 'invalid' && issues.length > 0
      ? issues.map((issue) => issue.message).join(' ')
      : messages.ofError(error.code, { ...minutes, ...error.params })
  return { code: error.code, message: text, error: text, issues }
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
