import { createHmac } from 'node:crypto'
import type { State, StripeEvent } from '#stripe/state.ts'

export interface Delivery {
  readonly state: State
  readonly webhookUrl: () => string
  readonly webhookSecret: string
  readonly onFailure: (failure: string) => void
}

export interface Deliverer {
  /** Tries once to deliver the pending events. What is not accepted is retried later, with growing delays. */
  deliver(): Promise<void>
  stop(): void
}

const firstWait = 1_000
const maxWait = 60_000
const answerWithin = 5_000

/**
 * Creates the delivery of events to the webhook, in order, until each is accepted.
 *
 * @param delivery - The events and the webhook.
 * @returns The deliverer.
 */
export function createDeliverer(delivery: Delivery): Deliverer {
  let wait = firstWait
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  const attempt = async () => {
    clearTimeout(timer)
    const left = await deliverAll(delivery)
    wait = left ? Math.min(wait * 2, maxWait) : firstWait
    if (!left || stopped) return
    timer = setTimeout(() => void deliver(), wait)
    timer.unref()
  }
  const deliver = async () => {
    await running
    running = attempt().catch((error: unknown) => delivery.onFailure(String(error)))
    await running
  }
  return {
    deliver,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Returns whether any event was not accepted. */
async function deliverAll(delivery: Delivery): Promise<boolean> {
  let left = false
  for (const event of await delivery.state.listPendingEvents()) {
    if (await isAccepted(delivery, event)) await delivery.state.markDelivered(event)
    else left = true
  }
  return left
}

async function isAccepted({ webhookUrl, webhookSecret, onFailure }: Delivery, event: StripeEvent): Promise<boolean> {
  const body = JSON.stringify(event)
  try {
    const reply = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, webhookSecret) },
      body,
      signal: AbortSignal.timeout(answerWithin),
    })
    await reply.arrayBuffer()
    if (!reply.ok) onFailure(`the webhook answered ${reply.status} to ${event.type}`)
    return reply.ok
  } catch (error) {
    onFailure(`the webhook did not answer to ${event.type}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Stripe's format, with the current time. */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
