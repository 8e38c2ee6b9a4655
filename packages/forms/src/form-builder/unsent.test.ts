import { builderFormHtml } from '@tillkit/fixtures/form-builder'
import { createLife } from '@tillkit/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { refuseUnsent } from './refuse-unsent.ts'
import { field, one } from '../../test/builder-form.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Puts a form on the page whose code has not come, and sends it. @returns whether it stays here, what is said, and how often the code is asked for */
function send(isAjax: boolean, isOnline: boolean): readonly [boolean, string | undefined, number] {
  document.body.innerHTML = builderFormHtml({ id: '12', fields: [field('1', 'text')], isAjax })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const load = vi.fn()
  refuseUnsent(one('.wpforms-container'), createLife(vi.fn()).signal, load)
  // What stands further out may be another file's.
  let isKept = false
  one('.wpforms-container').addEventListener('submit', (event) => (isKept = event.defaultPrevented))
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return [isKept, document.querySelector('form > [role=alert]')?.textContent.split('.')[0], load.mock.calls.length]
}

it('a form whose code cannot be had stays as it is where the server or the line would lose what was typed, and says so', () => {
  expect([send(true, true), send(true, false), send(false, false), send(false, true)]).toEqual([
    [true, 'The form was not sent', 1],
    [true, 'You are offline, and nothing was sent', 1],
    [true, 'You are offline, and nothing was sent', 1],
    [false, undefined, 0],
  ])
})

it('what another script has taken is not refused', () => {
  document.body.innerHTML = builderFormHtml({ id: '12', fields: [field('1', 'text')] })
  one('form').addEventListener('submit', (event) => event.preventDefault())
  const load = vi.fn()
  refuseUnsent(one('.wpforms-container'), createLife(vi.fn()).signal, load)
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect([document.querySelector('[role=alert]'), load.mock.calls.length]).toEqual([null, 0])
})
