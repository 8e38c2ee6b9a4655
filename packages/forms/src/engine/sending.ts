import { within } from '@tillkit/dom'
import { check } from './check.ts'
import { type Core, fault, patch } from './core.ts'
import { takesPart } from './field.ts'
import type { Attempt, Sending, Submission } from './submission.ts'

/** How long others are waited for, in ms. */
const TOKEN_TIMEOUT_MS = 10_000
/** How long by a device that says that it has no connection, in ms: it is hardly ever wrong. */
const OFFLINE_TIMEOUT_MS = 1000

/** Checks a form and sends it, once at a time, and never what has been sent. */
export function submit(core: Core, look: () => void): Promise<Submission> {
  const { submission } = core.store.getState()
  if (submission.status === 'sent') return Promise.resolve(submission)
  return (core.attempt ??= attempt(core, look).finally(() => {
    core.attempt = undefined
  }))
}

/** Notes where the form stands, as long as somebody waits for it. */
function go<Its extends Submission>({ store, life, waiting = life }: Core, submission: Its): Its {
  if (!waiting.signal.aborted) store.setState({ submission })
  return submission
}

/** What becomes of an attempt without a token: refused; or offline, where no service can be asked. */
function withoutToken({ deps: { tokenFailed, tokenOffline } }: Core): Submission {
  const [kind, message] = navigator.onLine ? (['refused', tokenFailed] as const) : (['offline', tokenOffline] as const)
  return { status: kind, kind, messages: message ? [message] : [] } as Submission
}

async function attempt(core: Core, look: () => void): Promise<Submission> {
  const stopped = (): Submission => (core.life.signal.aborted ? { status: 'idle' } : go(core, { status: 'invalid' }))
  if (!(await isRight(core, look))) return stopped()
  const { revision } = core
  const token = await ask(core)
  if (token === undefined) return go(core, withoutToken(core))
  look()
  // Something else was typed while the service took its time: what goes out is what was checked.
  if (revision !== core.revision && !(await isRight(core, look))) return stopped()
  return deliverTwice(core, token)
}

/** Checks it until nobody has changed it meanwhile. @returns whether it can be sent; not when there is none any more */
async function isRight(core: Core, look: () => void): Promise<boolean> {
  for (;;) {
    look()
    const { revision } = core
    go(core, { status: 'validating' })
    const problems = await check(core, core.fields.keys())
    if (core.life.signal.aborted) return false
    if (revision === core.revision) return Object.keys(problems).length === 0
  }
}

/** Sends it, and once more with a newer nonce and a newer token where the page was out of date. */
async function deliverTwice(core: Core, token: string): Promise<Submission> {
  // What is sent once more is the same: what has been typed since has not been checked.
  const what = sendingOf(core)
  let outcome = await deliver(core, { ...what, token })
  if (outcome.kind === 'expired' && (await renew(core))) {
    const newer = await ask(core)
    if (newer === undefined) return go(core, withoutToken(core))
    outcome = await deliver(core, { ...what, token: newer })
  }
  return settled(core, outcome)
}

/** Asks the service against bots. @returns `undefined` where it does not answer in time, says no, or can't be reached for want of a connection */
async function ask(core: Core): Promise<string | undefined> {
  const { token, timeoutMs = TOKEN_TIMEOUT_MS } = core.deps
  if (!token) return ''
  go(core, { status: 'waiting for token' })
  return within(navigator.onLine ? timeoutMs : Math.min(timeoutMs, OFFLINE_TIMEOUT_MS), later(() => token(core.life.signal)), core.life.signal)
}

/** Asks for a newer nonce. @returns whether there is one */
async function renew({ deps: { refresh, timeoutMs = TOKEN_TIMEOUT_MS }, life: { signal } }: Core): Promise<boolean> {
  return refresh !== undefined && (await within(timeoutMs, later(() => refresh(signal)), signal)) === true
}

/** So that what throws at once rejects. */
const later = async <T>(work: () => Promise<T>): Promise<T> => work()

async function deliver(core: Core, what: Omit<Sending, 'signal'>): Promise<Attempt> {
  const { deps: { send, sendFailed }, life, waiting: { signal } = life } = core
  go(core, { status: 'sending' })
  try {
    if (!send) throw new Error('Nobody has said how the form is sent.')
    return await send({ ...what, signal })
  } catch (cause) {
    if (!signal.aborted) fault(core, cause)
    return { kind: 'unknown', messages: sendFailed ? [sendFailed] : [] }
  }
}

function settled(core: Core, outcome: Attempt): Submission {
  if (outcome.kind === 'expired') return go(core, { ...outcome, status: 'refused', kind: 'refused' })
  if (outcome.kind === 'refused' && outcome.problems && !core.life.signal.aborted) {
    patch(core, Object.fromEntries(Object.entries(outcome.problems).map(([id, problem]) => [id, { status: 'invalid', problem }])))
  }
  return go(core, { ...outcome, status: outcome.kind } as Submission)
}

function sendingOf({ fields, store }: Core): Pick<Sending, 'values' | 'hidden'> {
  const states = store.getState().fields
  const there = [...fields.keys()].flatMap((id) => (states[id]?.isThere ? [[id, states[id]] as const] : []))
  return {
    values: Object.fromEntries(there.filter(([, state]) => takesPart(state)).map(([id, { value }]) => [id, value])),
    hidden: there.filter(([, { isShown }]) => !isShown).map(([id]) => id),
  }
}
