import { createLife } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import type { FormDeps } from './core.ts'
import { createForm } from './form.ts'
import type { Field } from './field.ts'
import { required } from './rules.ts'
import type { Outcome } from './submission.ts'

const life = createLife((cause) => {
  throw cause
})
const field = (id: string, more: Partial<Field> = {}): Field => ({ id, type: 'text', label: id, rules: [], initial: '', ...more })
const made = (fields: readonly Field[], deps: Partial<FormDeps> = {}) => createForm(life, fields, { send: async () => ({ kind: 'sent' }), ...deps })
const shown = (form: ReturnType<typeof made>) => form.fields.filter(({ id }) => form.store.getState().fields[id]?.isShown).map(({ id }) => id)
const is = (source: string, value: string) => ({ source, holds: (held: unknown) => held === value })

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
})

describe('a form that is sent', () => {
  it('is checked first: what is wrong keeps it here', async () => {
    const send = vi.fn(async (): Promise<Outcome> => ({ kind: 'sent' }))
    const form = made([field('name', { rules: [required('Name')] })], { send })
    expect(await form.submit()).toEqual({ status: 'invalid' })
    form.change({ name: 'Ann' })
    expect([await form.submit(), send.mock.calls.length]).toEqual([{ status: 'sent', kind: 'sent' }, 1])
  })

  it('goes out once, however often it is sent', async () => {
    const send = vi.fn(async (): Promise<Outcome> => ({ kind: 'sent' }))
    const form = made([field('name')], { send })
    await Promise.all([form.submit(), form.submit(), form.submit()])
    await form.submit()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('leaves out what is hidden, and names it', async () => {
    const send = vi.fn(async (): Promise<Outcome> => ({ kind: 'sent' }))
    const form = made([field('a'), field('b', { shownWhen: is('a', 'x'), rules: [required('b')] })], { send })
    await form.submit()
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ values: { a: '' }, hidden: ['b'], token: '' }))
  })
})
