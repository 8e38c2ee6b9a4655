import { defineBehaviour } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createForm, type Form } from '../form.ts'
import type { Attempt } from '../submission.ts'
import { offerWhenBack } from './offer-when-back.ts'

let page: TestPage
let form: Form
let outcomes: Attempt[]

beforeEach(async () => {
  outcomes = [{ kind: 'offline', messages: ['You are offline.'] }]
  const unit = defineBehaviour({
    name: 'offering',
    selector: 'form',
    when: 'now',
    read: () => undefined,
    start(host) {
      form = createForm(host, [{ id: 'name', type: 'text', label: 'Name', rules: [], initial: 'Ann' }], { send: async () => outcomes.shift() ?? { kind: 'sent' } })
      offerWhenBack(host, form, {
        place: { position: 'before', anchor: host.element },
        words: 'You are back online.',
        send: 'Send now',
        act: () => form.submit(),
        focusNext: () => document.querySelector('button[type=submit]') as HTMLElement,
      })
    },
  })
  page = await openTestPage(async () => unit, { html: '<form><button type="submit">Send</button></form>' })
  await page.start()
})

afterEach(() => page.close())

const line = async (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  await page.rest()
}
const offer = () => screen.queryByRole('button', { name: 'Send now' })

it('offers to send what could not leave the device when the line is back, and sends it on the shopper\'s word alone', async () => {
  await line(false)
  await form.submit()
  await page.rest()
  expect([form.store.getState().submission.status, offer()]).toEqual(['offline', null])
  await line(true)
  expect([form.store.getState().submission.status, offer() === null]).toEqual(['offline', false])
  expect([document.querySelector('.tillkit-announcer')?.textContent, offer()?.closest('[role=status], [role=alert], [aria-live]')]).toEqual(['You are back online.', null])
  await line(false)
  expect(offer()).toBeNull()
  await line(true)
  const button = offer()
  button?.focus()
  await act(async () => button?.click())
  await page.rest()
  expect([form.store.getState().submission.status, offer()]).toEqual(['sent', null])
  expect(document.activeElement?.textContent).toBe('Send')
})

it('offers it at once where the line has come back meanwhile', async () => {
  await line(true)
  await form.submit()
  await page.rest()
  expect(offer()).not.toBeNull()
})
