import { createLife } from '@tillkit/dom'
import { newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, expect, it, vi } from 'vitest'
import { untouched } from './untouched.ts'

afterEach(() => document.body.replaceChildren())

it('a newsletter form whose code has not come takes Enter that picks a word of an input method for no try to send it', () => {
  document.body.innerHTML = newsletterHtml()
  const host = document.querySelector('.et_pb_newsletter_form') as HTMLElement
  const load = vi.fn()
  untouched(host, { waiting: createLife(vi.fn()), isStopped: false, isReported: false }, load)
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
    host.querySelector('input')?.dispatchEvent(event)
    return [event.defaultPrevented, host.querySelectorAll('[role=alert]').length, load.mock.calls.length]
  }
  // Safari tells it by the key's code alone.
  expect([press({ isComposing: true }), press({ keyCode: 229 }), press({})]).toEqual([[false, 0, 0], [false, 0, 0], [true, 1, 1]])
})
