import { RequestFailed, type Failure } from '@tillkit/platform/requests'
import { expect, it } from 'vitest'
import { leaveFor, outcomeOf } from './send-order.ts'

const answer = (status: number, text = '') => ({ status, ok: false, url: '/', redirected: false, headers: new Headers(), text })
const failed = (failure: Failure) => new RequestFailed(failure, { url: '/', mutates: true })

it.each([
  ['a browser without a network', failed({ kind: 'offline' }), 'not-sent'],
  ['one that was given up before it left', failed({ kind: 'aborted', sent: false }), 'not-sent'],
  ['one that was given up on its way', failed({ kind: 'aborted', sent: true }), 'unknown'],
  ['no answer', failed({ kind: 'uncertain', because: 'unreachable' }), 'unknown'],
  ['no answer in time', failed({ kind: 'uncertain', because: 'timeout' }), 'unknown'],
  ['a server that stumbled', failed({ kind: 'refused', status: 502, answer: answer(502) }), 'unknown'],
  ['a server that did not take it', failed({ kind: 'refused', status: 403, answer: answer(403, '-1') }), 'refused'],
  ['a server that did not, with words', failed({ kind: 'refused', status: 400, answer: answer(400, '{"result":"failure","messages":"<p>No</p>"}') }), 'failure'],
  ['an error of ours', new TypeError('x'), 'unknown'],
] as const)('of %s an order\'s outcome is told as "%s"', (_title, cause, kind) => {
  expect(outcomeOf(cause).kind).toBe(kind)
})

it.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x', 'http://'])('does not leave for %j', (redirect) => {
  expect(leaveFor(redirect)).toBe(false)
})
