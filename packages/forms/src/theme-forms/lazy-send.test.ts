import { createLife } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import { createFields } from '../engine/form-fields.ts'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { type Send, lazySend } from './lazy-send.ts'

/** A form whose larger part is on its way until the test gives it, or says that it cannot be had. */
function waiting() {
  const life = createLife((cause) => { throw cause })
  const form = createFields(life, [])
  let come: (send?: Send) => void = () => undefined
  const told: string[] = []
  const send = lazySend(life, form, {
    load: (use) => () => new Promise<void>((resolve) => {
      come = (its) => {
        if (its) use(its)
        resolve()
      }
    }),
    host: { t: (why) => why, announce: () => told.push('missing') },
    show(own) {
      own.onEnd(() => told.push('taken back'))
      return document.createElement('p')
    },
  })
  return { life, send, told, status: () => form.store.getState().submission.status, come: (its?: Send) => come(its) }
}

describe('a form that is sent before what sends it is there', () => {
  it('is busy until then, and sent once, however often it was pressed', async () => {
    const { send, come, status } = waiting()
    const sent = vi.fn(() => expect(status()).toBe('idle'))
    const first = send()
    void send()
    expect([status(), sent.mock.calls.length]).toEqual(['validating', 0])
    come(sent)
    await first
    expect(sent).toHaveBeenCalledTimes(1)
    await send()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('says so where that cannot be had, can be sent again, and then says it no more', async () => {
    const { send, come, status, told } = waiting()
    const first = send()
    come()
    await first
    expect([status(), told]).toEqual(['idle', ['missing']])
    const sent = vi.fn()
    const second = send()
    come(sent)
    await second
    expect([sent.mock.calls.length, told]).toEqual([1, ['missing', 'taken back']])
  })

  it('says so, too, where that neither comes nor fails for long, and is not sent by itself when it comes', async () => {
    vi.useFakeTimers()
    const { send, come, status, told } = waiting()
    const first = send()
    await vi.advanceTimersByTimeAsync(CODE_TIMEOUT_MS - 1)
    expect([status(), told]).toEqual(['validating', []])
    await vi.advanceTimersByTimeAsync(1)
    await first
    expect([status(), told]).toEqual(['idle', ['missing']])
    const sent = vi.fn()
    come(sent)
    await vi.advanceTimersByTimeAsync(CODE_TIMEOUT_MS)
    expect([sent.mock.calls.length, told]).toEqual([0, ['missing']])
    await send()
    expect([sent.mock.calls.length, told, vi.getTimerCount()]).toEqual([1, ['missing', 'taken back'], 0])
    vi.useRealTimers()
  })

  it('is not sent where it has gone by then', async () => {
    const { life, send, come, told } = waiting()
    const sent = vi.fn()
    const first = send()
    life.end()
    come(sent)
    await first
    expect([sent.mock.calls.length, told]).toEqual([0, []])
  })
})
