import { createLife } from '@tillkit/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { stub } from './form-builder.stub.ts'
import { addPlaceholders, addToPublicNames, bringForCalls } from './public-object.ts'

const page = window as unknown as { wpforms?: Record<string, unknown> }
const life = () => createLife(vi.fn())

afterEach(() => Reflect.deleteProperty(page, 'wpforms'))

it('the builder\'s object is gone once no form has it any more: its own script, which comes then, does nothing where it finds one', () => {
  const [first, second] = [life(), life()]
  addToPublicNames(first, { init: 'ours' })
  addToPublicNames(second, { ready: 'ours' })
  first.end()
  expect(page.wpforms).toEqual({ init: 'ours', ready: 'ours' })
  second.end()
  expect('wpforms' in page).toBe(false)
})

it('of an object that somebody else has put there only what is ours goes, and not what others have written over it', () => {
  page.wpforms = { init: 'theirs' }
  const own = life()
  addToPublicNames(own, { init: 'ours', ready: 'ours', cache: 'ours' })
  page.wpforms['cache'] = 'theirs'
  expect(page.wpforms).toEqual({ init: 'theirs', ready: 'ours', cache: 'theirs' })
  own.end()
  expect(page.wpforms).toEqual({ init: 'theirs', cache: 'theirs' })
})

it('an object that somebody has put in the place of ours gets the members of the next form', () => {
  const [first, second] = [life(), life()]
  addToPublicNames(first, { init: 'ours' })
  page.wpforms = { own: 'theirs' }
  addToPublicNames(second, { init: 'ours' })
  expect(page.wpforms).toEqual({ own: 'theirs', init: 'ours' })
  first.end()
  second.end()
  expect(page.wpforms).toEqual({ own: 'theirs' })
})

it('what a script has put on the object before our code came stays, and what stood in for us does not', () => {
  document.body.innerHTML = '<div class="wpforms-container"></div>'
  stub()
  const early = page.wpforms as Record<string, unknown>
  early['own'] = 'theirs'
  const own = life()
  addPlaceholders(own, { formSubmit: 'placeholder', own: 'placeholder' })
  addToPublicNames(own, { init: 'ours', formSubmit: 'ours', own: 'ours' })
  expect([page.wpforms === early, page.wpforms]).toEqual([true, { init: 'ours', formSubmit: 'ours', ready: expect.any(Function) as unknown, own: 'theirs' }])
  own.end()
  expect(page.wpforms).toEqual({ own: 'theirs' })
  document.body.innerHTML = ''
})

it('a page without a form has no such object, nor one that has its own', () => {
  stub()
  expect('wpforms' in page).toBe(false)
  page.wpforms = { own: 'theirs' }
  document.body.innerHTML = '<div class="wpforms-container"></div>'
  stub()
  expect(page.wpforms).toEqual({ own: 'theirs' })
  document.body.innerHTML = ''
})

it('only what needs a form waits for its code: what raises an event answers at once', async () => {
  const [own, form] = [life(), document.createElement('form')]
  let come = () => {}
  bringForCalls(form, () => new Promise((resolve) => (come = resolve)))
  addPlaceholders(own, { formSubmit: () => 'placeholder' })
  const submit = vi.fn(() => 'submitted')
  addToPublicNames(own, { formSubmit: submit })
  addToPublicNames(own, { triggerEvent: () => 'raised' }, 'WPFormsUtils')
  const call = (object: string, member: string) => (Reflect.get(window, object) as Record<string, (given: unknown) => unknown>)[member]?.(form)
  expect([call('WPFormsUtils', 'triggerEvent'), call('wpforms', 'formSubmit'), submit.mock.calls]).toEqual(['raised', undefined, []])
  come()
  await Promise.resolve()
  expect(submit.mock.calls).toEqual([[form]])
  own.end()
})
