import { liveLegacyScripts, readGlobal } from '@tillkit/platform'
import type { Consent } from '../cookie/consent.model.ts'
import { GOOGLE, MICROSOFT, OWN_MODE_SCRIPT, WAIT } from './anatomy.ts'
import { googleState, microsoftState } from './consent-modes.model.ts'

/** A list that a tag reads commands from, before it has come and after. */
interface CommandQueue {
  push(...command: unknown[]): unknown
  some?(is: (command: unknown) => boolean): boolean
}

/**
 * Tells Google's and Microsoft's tags what counts, where the page has them: before their other commands as long as they have not come.
 * Where the page, or our early script, has said what counts before a choice, tags that wait for a choice are told of one made before.
 */
export function tellDefaults(consent: Consent): void {
  const google = googleQueue()
  if (google && hasDefault(google)) {
    if (consent.hasChosen) tellGoogle(google, 'update', googleState(consent))
  } else if (google) {
    tellGoogle(google, 'default', { ...googleState(consent), ...(!consent.hasChosen && { wait_for_update: WAIT }) })
    if (isUnread(google)) google.unshift(google.pop())
  }
  const microsoft = queueAt(MICROSOFT.queue)
  // A tag that has come keeps no list, and takes no default any more.
  const isTold = microsoft?.some?.((command) => command === 'default')
  if (!isTold || consent.hasChosen) microsoft?.push('consent', isTold === false ? 'default' : 'update', microsoftState(consent))
}

/** Tells them of a choice. */
export function tellChoice(consent: Consent): void {
  const google = googleQueue()
  if (google) tellGoogle(google, 'update', googleState(consent))
  queueAt(MICROSOFT.queue)?.push('consent', 'update', microsoftState(consent))
}

function googleQueue(): CommandQueue | undefined {
  return liveLegacyScripts([OWN_MODE_SCRIPT]).length > 0 ? undefined : queueAt(GOOGLE.queue)
}

function queueAt(name: string): CommandQueue | undefined {
  const queue = readGlobal(name) as Partial<CommandQueue> | undefined
  return typeof queue?.push === 'function' ? (queue as CommandQueue) : undefined
}

/** By the function of Google's snippet, where the page has that: its tag takes no plain list for a command. */
function tellGoogle(queue: CommandQueue, ...command: readonly unknown[]): void {
  const tell = readGlobal(GOOGLE.tell)
  if (typeof tell === 'function') tell('consent', ...command)
  else queue.push(Object.assign(['consent', ...command], { [Symbol.toStringTag]: 'Arguments' }))
}

/** Whether the page itself, or our early script, has said what counts before a choice. */
function hasDefault(queue: CommandQueue): boolean {
  return queue.some?.((command) => {
    const [kind, what] = Array.from((command ?? []) as ArrayLike<unknown>)
    return kind === 'consent' && what === 'default'
  }) ?? false
}

/** Whether the tag has not come: it will read the list from its beginning then. One that has takes what is pushed by a function of its own. */
const isUnread = (queue: CommandQueue): queue is unknown[] & CommandQueue => Array.isArray(queue) && !Object.hasOwn(queue, 'push')
