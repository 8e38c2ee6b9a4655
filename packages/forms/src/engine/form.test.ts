import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormDeps } from './core.ts'
import type { Field } from './field.ts'
import { createForm } from './form.ts'
import type { Verdict } from './rule.ts'
import { ask, equalTo, required } from './rules.ts'
import type { Attempt, Sending } from './submission.ts'

let life: EndableLife
let faults: unknown[]

beforeEach(() => {
  faults = []
  life = createLife((cause) => faults.push(cause))
})

afterEach(() => {
  life.end()
  vi.useRealTimers()
})

const field = (id: string, more: Partial<Field> = {}): Field => ({ id, type: 'text', label: id, rules: [], initial: '', ...more })
const sends = (...outcomes: Attempt[]) => vi.fn(async (_: Sending): Promise<Attempt> => outcomes.shift() ?? { kind: 'sent' })
const made = (fields: readonly Field[], deps: Partial<FormDeps> = {}) => createForm(life, fields, { send: sends(), ...deps })
type Made = ReturnType<typeof made>
const of = (form: Made, id: string) => form.store.getState().fields[id]
const statusOf = (form: Made) => form.store.getState().submission.status
const shown = (form: Made) => form.fields.filter(({ id }) => of(form, id)?.isShown).map(({ id }) => id)
const is = (source: string, value: string) => ({ source, test: (held: unknown) => held === value })
/** Answers that a test gives when it wants to. */
function deferred<T>() {
  const open: ((value: T) => void)[] = []
  return { ask: vi.fn(() => new Promise<T>((resolve) => open.push(resolve))), answer: (value: T, which = 0) => open[which]?.(value) }
}
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

describe('conditions of a form', () => {
  it('reach through chains in one change, whatever the order of the fields', () => {
    const form = made([field('c', { shownWhen: is('b', 'yes') }), field('b', { shownWhen: is('a', 'yes'), initial: 'yes' }), field('a')])
    expect(shown(form)).toEqual(['a'])
    form.change({ a: 'yes' })
    expect(shown(form)).toEqual(['c', 'b', 'a'])
    form.change({ a: 'no' })
    expect(shown(form)).toEqual(['a'])
  })

  it('that lead back to themselves are reported, and settle all the same', () => {
    const onCircle = vi.fn()
    const form = made([field('a', { shownWhen: is('b', 'yes') }), field('b', { shownWhen: is('a', 'yes') })], { onCircle })
    expect(onCircle.mock.calls.flat().map((ids: string[]) => [...ids].sort())).toEqual([['a', 'b']])
    expect(shown(form)).toEqual([])
  })

  it('of 200 fields are asked only where the change reaches, each once a change, and tell of it once', () => {
    const asked: string[] = []
    const noted = (id: string, source: string) => ({ source, test: (held: unknown) => {
      asked.push(id)
      return held !== 'no'
    } })
    // A chain of 50, fifty that hang on its first, half of which hang on its last as well, and a hundred without.
    const chain = Array.from({ length: 50 }, (_, n) => field(`chain${n + 1}`, { initial: 'yes', shownWhen: noted(`chain${n + 1}`, `chain${n}`) }))
    const bush = Array.from({ length: 50 }, (_, n) => field(`bush${n}`, { shownWhen: n % 2 ? noted(`bush${n}`, 'chain0') : { all: [noted(`bush${n}`, 'chain0'), noted(`bush${n}`, 'chain50')] } }))
    const plain = Array.from({ length: 99 }, (_, n) => field(`plain${n}`))
    const form = made([...bush.reverse(), ...chain.reverse(), ...plain, field('chain0')])
    const heard = vi.fn()
    form.store.subscribe(heard)
    asked.length = 0
    form.change({ plain7: 'x' })
    expect([asked, heard.mock.calls.length]).toEqual([[], 1])
    form.change({ chain0: 'x' })
    expect(asked.sort()).toEqual([...bush.map(({ id }) => id), ...bush.flatMap(({ id, shownWhen }) => (shownWhen && 'all' in shownWhen ? [id] : [])), 'chain1'].sort())
    asked.length = 0
    form.change({ chain0: 'no' })
    // Of a field that has gone nothing is asked: the chain falls by its sight.
    expect([new Set(asked).size, asked.length, heard.mock.calls.length]).toEqual([51, 51, 3])
    expect(shown(form)).toHaveLength(100)
  })

  it('may be turned round, and may ask what a hidden field is taken to hold', () => {
    const hiding = field('b', { shownWhen: { not: is('a', 'x') } })
    const asking = field('c', { shownWhen: { source: 'b', test: (held) => held === '', hiddenAs: '' } })
    const form = made([field('a'), hiding, asking])
    form.change({ b: 'typed' })
    expect(shown(form)).toEqual(['a', 'b'])
    form.change({ a: 'x' })
    expect(shown(form)).toEqual(['a', 'c'])
  })

  it('that throw are reported, and leave their field as it was', () => {
    const throws = { source: 'a', test: () => { throw new Error('no') } }
    expect(shown(made([field('a'), field('b', { shownWhen: throws }), field('c', { shownWhen: is('a', 'x') })]))).toEqual(['a', 'b'])
    expect(faults).toEqual([new Error('no')])
  })
})

describe('a field', () => {
  it('says nothing of a value until it is left, and then goes with every change', async () => {
    const form = made([field('a', { rules: [required('Fill in')] })])
    form.leave('a')
    expect(of(form, 'a')?.status).toBe('pristine')
    form.change({ a: 'x' })
    form.change({ a: '' })
    expect(of(form, 'a')).toMatchObject({ status: 'dirty' })
    form.leave('a')
    expect(of(form, 'a')).toMatchObject({ status: 'invalid', problem: { message: 'Fill in' } })
    form.change({ a: 'x' })
    expect(of(form, 'a')).toMatchObject({ status: 'valid', problem: undefined })
    form.change({ a: '' })
    expect(of(form, 'a')?.status).toBe('invalid')
  })

  it('is first checked when the form is sent, where the family says so', async () => {
    const form = made([field('a', { rules: [required('Fill in')] })], { checksOnLeave: false })
    form.change({ a: 'x' })
    form.change({ a: '' })
    form.leave('a')
    expect(of(form, 'a')?.status).toBe('dirty')
    await form.submit()
    expect(of(form, 'a')?.status).toBe('invalid')
  })

  it('waits for a rule that asks, and minds the latest answer alone', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const form = made([field('a', { rules: [ask({ name: 'free', message: 'Taken', isRight })] })])
    form.change({ a: 'one' })
    form.leave('a')
    expect(of(form, 'a')?.status).toBe('pending')
    form.change({ a: 'two' })
    await rest()
    expect([of(form, 'a')?.status, isRight.mock.calls.length]).toEqual(['pending', 2])
    answer(true, 1)
    await rest()
    answer(false, 0)
    await rest()
    expect(of(form, 'a')?.status).toBe('valid')
  })

  it('is checked again when another one changes that its rule looks at', async () => {
    const form = made([field('a'), field('again', { rules: [equalTo('Not the same', 'a')] })])
    form.change({ a: 'x', again: 'x' })
    form.leave('again')
    form.change({ a: 'y' })
    expect(of(form, 'again')).toMatchObject({ status: 'invalid', problem: { message: 'Not the same' } })
    form.change({ a: 'x' })
    expect(of(form, 'again')?.status).toBe('valid')
  })

  it('that is hidden has nothing wrong with it, also when it comes back', async () => {
    const form = made([field('a', { initial: 'x' }), field('b', { shownWhen: is('a', 'x'), rules: [required('b')] })])
    await form.check()
    expect(of(form, 'b')?.status).toBe('invalid')
    form.change({ a: '' })
    form.change({ a: 'x' })
    expect([of(form, 'b')?.status, of(form, 'b')?.problem]).toEqual(['dirty', undefined])
  })

  it('may be called anything', () => {
    const form = made([field('constructor'), field('a')])
    form.change({ constructor: 'x', toString: 'y' } as unknown as Record<string, string>)
    expect([of(form, 'constructor')?.value, Object.keys(form.store.getState().fields)]).toEqual(['x', ['constructor', 'a']])
  })
})

describe('a form that is sent', () => {
  it('is checked first: what is wrong keeps it here', async () => {
    const send = sends()
    const form = made([field('name', { rules: [required('Name')] })], { send })
    expect(await form.submit()).toEqual({ status: 'invalid' })
    form.change({ name: 'Ann' })
    expect([await form.submit(), send.mock.calls.length]).toEqual([{ status: 'sent', kind: 'sent' }, 1])
  })

  it('goes out once, however often it is sent', async () => {
    const send = sends()
    const form = made([field('name')], { send })
    const ends = await Promise.all([form.submit(), form.submit(), form.submit()])
    await form.submit()
    expect([send.mock.calls.length, ends.map(({ status }) => status)]).toEqual([1, ['sent', 'sent', 'sent']])
  })

  it('leaves out what is hidden, and names it', async () => {
    const send = sends()
    const form = made([field('a'), field('b', { shownWhen: is('a', 'x'), rules: [required('b')] })], { send })
    await form.submit()
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ values: { a: '' }, hidden: ['b'], token: '' }))
  })

  it('waits for a check that is on its way, without asking twice, and stays where that says no', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const send = sends()
    const form = made([field('a', { rules: [ask({ name: 'free', message: 'Taken', isRight })] })], { send })
    form.change({ a: 'one' })
    form.leave('a')
    const end = form.submit()
    await rest()
    expect([statusOf(form), isRight.mock.calls.length]).toEqual(['validating', 1])
    answer(false)
    expect([(await end).status, send.mock.calls.length]).toEqual(['invalid', 0])
  })

  it('goes out with what was checked, also where somebody types while a rule or the service against bots is asked', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const token = deferred<string>()
    const send = sends()
    const form = made([field('a', { initial: 'one', rules: [ask({ name: 'free', message: 'Taken', isRight })] }), field('b', { rules: [required('b')], initial: 'b' })], { send, token: token.ask })
    const end = form.submit()
    form.change({ a: 'two' })
    answer(true, 0)
    answer(true, 1)
    await rest()
    expect([statusOf(form), isRight.mock.calls.length]).toEqual(['waiting for token', 2])
    form.change({ b: '' })
    token.answer('t')
    expect([(await end).status, send.mock.calls.length]).toEqual(['invalid', 0])
    form.change({ b: 'more' })
    const next = form.submit()
    await rest()
    token.answer('t2', 1)
    await next
    expect(send.mock.calls[0]?.[0]).toMatchObject({ values: { a: 'two', b: 'more' }, token: 't2' })
  })

  it('waits for the check of what was typed while another was on its way', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const token = vi.fn(async () => 't')
    const form = made([field('a', { initial: 'one', rules: [ask({ name: 'free', message: 'Taken', isRight })] })], { token })
    const end = form.submit()
    form.change({ a: 'two' })
    answer(true, 0)
    await rest()
    expect([statusOf(form), token.mock.calls.length]).toEqual(['validating', 0])
    answer(false, 1)
    expect([(await end).status, token.mock.calls.length]).toEqual(['invalid', 0])
  })

  it('asks for a token once an attempt, and only when all fields are right', async () => {
    const token = vi.fn(async () => 't')
    const form = made([field('a', { rules: [required('a')] })], { token })
    await form.submit()
    expect(token).not.toHaveBeenCalled()
    form.change({ a: 'x' })
    await form.submit()
    expect(token).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['never comes', () => new Promise<string>(() => undefined)],
    ['is refused', async () => Promise.reject(new Error('blocked'))],
    ['cannot even be asked for', () => { throw new Error('no such service') }],
  ])('is refused with words within its time where the token %s, and may be sent again', async (_, token) => {
    vi.useFakeTimers()
    const send = sends()
    const form = made([field('a')], { send, token, tokenFailed: 'Please try again.', timeoutMs: 500 })
    const end = form.submit()
    await vi.advanceTimersByTimeAsync(500)
    expect(await end).toEqual({ status: 'refused', kind: 'refused', messages: ['Please try again.'] })
    expect(send).not.toHaveBeenCalled()
  })

  it('is offline, with words for that, where the token does not come for want of a connection: soon, though the service has time', async () => {
    vi.useFakeTimers()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const send = sends()
    const form = made([field('a')], { send, token: () => new Promise<string>(() => undefined), tokenFailed: 'Please try again.', tokenOffline: 'You are offline.' })
    const end = form.submit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await end).toEqual({ status: 'offline', kind: 'offline', messages: ['You are offline.'] })
    expect(send).not.toHaveBeenCalled()
    line.mockRestore()
  })

  it('that throws on its way is told as one whose end nobody knows, and reported', async () => {
    const form = made([field('a')], { send: () => { throw new Error('broken') }, sendFailed: 'Something went wrong.' })
    expect(await form.submit()).toEqual({ status: 'unknown', kind: 'unknown', messages: ['Something went wrong.'] })
    expect(faults).toEqual([new Error('broken')])
  })

  it('may be sent again after a refusal, also of a field with the same in it', async () => {
    const send = sends({ kind: 'refused', messages: ['No'], problems: { a: { rule: 'server', message: 'Not this one' }, gone: { rule: 'server', message: '' } } })
    const form = made([field('a', { initial: 'x' })], { send })
    expect(await form.submit()).toMatchObject({ status: 'refused', messages: ['No'] })
    expect(of(form, 'a')).toMatchObject({ status: 'invalid', problem: { message: 'Not this one' } })
    expect(await form.submit()).toMatchObject({ status: 'sent' })
  })

  it('begins anew when it is reset, and is open again when its page comes back, but not while it is on its way', async () => {
    const answer = deferred<Attempt>()
    const form = made([field('a', { initial: 'x', rules: [required('a')] })], { send: answer.ask })
    form.change({ a: '' })
    await form.submit()
    form.reset()
    expect([of(form, 'a'), statusOf(form)]).toMatchObject([{ value: 'x', status: 'pristine' }, 'idle'])
    const end = form.submit()
    await rest()
    form.reopen()
    form.reset({ a: 'y' })
    expect(statusOf(form)).toBe('sending')
    answer.answer({ kind: 'sent' })
    await end
    form.reopen()
    expect([statusOf(form), of(form, 'a')?.value]).toEqual(['idle', 'y'])
  })

  it('keeps what was typed while the line is cut, and goes out when it is sent again', async () => {
    const send = sends({ kind: 'offline', messages: ['You are offline.'] })
    const form = made([field('a')], { send })
    form.change({ a: 'typed' })
    expect(await form.submit()).toMatchObject({ status: 'offline' })
    expect(await form.submit()).toMatchObject({ status: 'sent' })
    expect(send.mock.calls.map(([{ values }]) => values)).toEqual([{ a: 'typed' }, { a: 'typed' }])
  })

  it('goes out once more with a newer nonce and a newer token where the page was out of date, and the same in it', async () => {
    const send = sends({ kind: 'expired', messages: ['Out of date'] })
    let tokens = 0
    const form = made([field('a')], { send, token: async () => `t${(tokens += 1)}`, refresh: async () => true })
    form.change({ a: 'x' })
    expect(await form.submit()).toMatchObject({ status: 'sent' })
    expect(send.mock.calls.map(([{ values, token }]) => [values, token])).toEqual([[{ a: 'x' }, 't1'], [{ a: 'x' }, 't2']])
  })

  it.each([
    ['no newer nonce is to be had', async () => false, 1],
    ['asking for it fails', async () => Promise.reject(new Error('no')), 1],
    ['the newer one is refused, too', async () => true, 2],
  ])('is told to be out of date where %s', async (_, refresh, times) => {
    const expired: Attempt = { kind: 'expired', messages: ['Out of date'] }
    const send = sends(expired, expired, expired)
    expect(await made([field('a')], { send, refresh }).submit()).toEqual({ status: 'refused', kind: 'refused', messages: ['Out of date'] })
    expect(send).toHaveBeenCalledTimes(times)
  })

  it('is not sent any more once its page has gone, and nothing is said of it', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const send = sends()
    const form = made([field('a', { initial: 'x', rules: [ask({ name: 'free', message: 'Taken', isRight })] })], { send })
    const heard = vi.fn()
    const end = form.submit()
    await rest()
    form.store.subscribe(heard)
    life.end()
    answer(true)
    expect([(await end).status, send.mock.calls.length, heard.mock.calls.length]).toEqual(['idle', 0, 0])
  })

  it('is not changed by a token that comes when its page has gone', async () => {
    const token = deferred<string>()
    const send = sends()
    const form = made([field('a')], { send, token: token.ask })
    const end = form.submit()
    await rest()
    const heard = vi.fn()
    form.store.subscribe(heard)
    life.end()
    token.answer('late')
    await end
    expect([send.mock.calls.length, heard.mock.calls.length]).toEqual([0, 0])
  })

  it('gives up a rule that never answers: the server will judge', async () => {
    vi.useFakeTimers()
    const never = { name: 'slow', check: () => new Promise<Verdict>(() => undefined) }
    const end = made([field('a', { initial: 'x', rules: [never] })]).submit()
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await end).status).toBe('sent')
  })
})

describe('fields that come and go', () => {
  it('leave all that is known of the others, a check that is on its way among it', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const asked = field('b', { initial: 'x', rules: [ask({ name: 'free', message: 'Taken', isRight })] })
    const form = made([field('a', { rules: [required('a')] }), asked])
    void form.check()
    await rest()
    form.replaceFields([field('new', { rules: [required('new')] }), ...form.fields])
    expect([[...form.core.fields.keys()], form.fields.map(({ id }) => id)]).toEqual([['new', 'a', 'b'], ['new', 'a', 'b']])
    expect([of(form, 'a')?.problem?.message, of(form, 'b')?.status, of(form, 'new')?.status]).toEqual(['a', 'pending', 'pristine'])
    answer(false)
    await rest()
    expect([of(form, 'b')?.problem?.message, isRight.mock.calls.length]).toEqual(['Taken', 1])
    expect(Object.keys(await form.check())).toEqual(['new', 'a', 'b'])
  })

  it('take what was asked of them along, and stand in nobody\'s way', async () => {
    const { ask: isRight, answer } = deferred<boolean>()
    const send = sends()
    const form = made([field('a'), field('b', { initial: 'x', rules: [ask({ name: 'free', message: 'Taken', isRight })] })], { send })
    void form.check()
    await rest()
    form.replaceFields([field('a')])
    answer(false)
    await rest()
    expect([of(form, 'b'), (await form.submit()).status, send.mock.calls[0]?.[0].values]).toEqual([undefined, 'sent', { a: '' }])
  })

  it('are shown for what stands in others, and others for them', () => {
    const form = made([field('a', { initial: 'yes' })])
    form.replaceFields([field('a'), field('b', { shownWhen: is('a', 'no') }), field('c', { shownWhen: is('a', 'yes') })])
    expect(shown(form)).toEqual(['a', 'c'])
    form.change({ a: 'no' })
    expect(shown(form)).toEqual(['a', 'b'])
  })
})
