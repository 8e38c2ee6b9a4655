// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Answer } from '../content/answer.ts'
import { RequestFailed, type Failure } from './failure.ts'
import { FAILURE_MESSAGES, isOutcomeUnknown, messageOf } from './policy.ts'
import { isRetryable } from './retry.ts'

const answered = (status: number) => ({ status, answer: { status } as Answer })
const failed = (failure: Failure, mutates: boolean) => new RequestFailed(failure, { url: '/x', mutates })

describe('what a failure means', () => {
  const cases: readonly [what: string, failure: Failure, mutates: boolean, means: object][] = [
    ['a read offline', { kind: 'offline' }, false, { retryable: true, doubt: false, told: 'offline' }],
    ['a change offline', { kind: 'offline' }, true, { retryable: true, doubt: false, told: 'offline' }],
    ['an unreachable read', { kind: 'unreachable' }, false, { retryable: true, doubt: false, told: 'unreachable' }],
    ['a slow read', { kind: 'timeout', after: 1 }, false, { retryable: true, doubt: false, told: 'timeout' }],
    ['a read at 503', { kind: 'refused', ...answered(503) }, false, { retryable: true, doubt: false, told: 'refused' }],
    ['a read at 404', { kind: 'refused', ...answered(404) }, false, { retryable: false, doubt: false, told: 'refused' }],
    ['a change at 503', { kind: 'refused', ...answered(503) }, true, { retryable: false, doubt: true, told: 'refused' }],
    ['a change at 429', { kind: 'refused', ...answered(429) }, true, { retryable: true, doubt: false, told: 'refused' }],
    ['a change at 400', { kind: 'refused', ...answered(400) }, true, { retryable: false, doubt: false, told: 'refused' }],
    ['an unreadable read', { kind: 'unusable', ...answered(200) }, false, { retryable: false, doubt: false, told: 'unusable' }],
    ['an unreadable change', { kind: 'unusable', ...answered(200) }, true, { retryable: false, doubt: true, told: 'unusable' }],
    ['a page out of date', { kind: 'stale-nonce', ...answered(403) }, true, { retryable: false, doubt: false, told: 'staleNonce' }],
    ['a change that got lost', { kind: 'uncertain', because: 'timeout' }, true, { retryable: false, doubt: true, told: 'uncertain' }],
    ['a change given up in time', { kind: 'aborted', sent: false }, true, { retryable: false, doubt: false, told: undefined }],
    ['a change given up late', { kind: 'aborted', sent: true }, true, { retryable: false, doubt: true, told: undefined }],
    ['a read given up', { kind: 'aborted', sent: true }, false, { retryable: false, doubt: false, told: undefined }],
  ]
  it.each(cases)('%s', (_what, failure, mutates, means) => {
    const cause = failed(failure, mutates)
    expect({ retryable: isRetryable(cause), doubt: isOutcomeUnknown(cause), told: messageOf(cause) }).toEqual(means)
    expect(cause.message).toMatch(/^\/x \w/)
  })

  it('is a doubt for anything that our own code threw: the answer did come', () => {
    const cause = new Error('boom')
    expect([isRetryable(cause), isOutcomeUnknown(cause), messageOf(cause)]).toEqual([false, true, 'unusable'])
  })

  it('has words for every kind that is told', () => {
    const told = cases.flatMap(([, failure, mutates]) => messageOf(failed(failure, mutates)) ?? [])
    for (const key of told) expect(FAILURE_MESSAGES[key]).toMatch(/\.$/)
    expect(new Set(told)).toEqual(new Set(Object.keys(FAILURE_MESSAGES)))
  })
})
