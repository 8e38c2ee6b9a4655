import { parseJson } from '@tillkit/dom'
import { callShop, isRecord } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { calls, fields, logged, OWNER } from './anatomy.ts'
import type { Config } from './config.ts'
import type { Capture } from './sender.ts'

/** Tells the shop an address. `isLeaving`: the page is being left, so the call has to outlive it. */
export function postCapture({ ajaxUrl, language }: Config, { email, subscribed }: Capture, isLeaving: boolean): Promise<unknown> {
  return callShop(`${ajaxUrl}?action=${calls.capture}`, {
    body: form({ [fields.email]: email, [fields.language]: language, [fields.subscribed]: subscribed ? '1' : '0' }),
    keepalive: true,
    ...(isLeaving && { by: 'fetch' }),
  })
}

/**
 * Asks the shop who a cart's key belongs to.
 * @param hash as it stands in the address, undecoded
 * @returns the address; `undefined` where the shop knows nobody, or does not answer in its way, which is logged
 */
export async function fetchOwner({ ajaxUrl }: Config, hash: string): Promise<unknown> {
  try {
    const { text } = await callShop(`${ajaxUrl}?action=${calls.restore}&hash=${hash}`, {
      body: form({}),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      by: 'fetch',
    })
    const answer = parseJson(text)
    if (!isRecord(answer)) throw new TypeError('The answer is no JSON.')
    return answer[OWNER]
  } catch (cause) {
    logFailure('restore', cause)
    return undefined
  }
}

/** Notes a failed call in the console, as the plugin's own script did: it is nobody's who shops. */
export function logFailure(call: keyof typeof logged, cause: unknown): void {
  console.info(logged[call], cause)
}
