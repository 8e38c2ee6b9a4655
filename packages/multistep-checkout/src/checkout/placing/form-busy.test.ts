import { createLife } from '@tillkit/dom'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { CheckoutHost } from '../context.ts'
import { createBusy, isBusy } from './form-busy.ts'

it('a form is busy until it is told otherwise, also by a gateway that takes the platform\'s flag off; then it can be busy again', async () => {
  document.body.innerHTML = '<form class="checkout" aria-busy="false"></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const life = createLife((cause) => { throw cause })
  const busy = createBusy({ host: life as unknown as CheckoutHost, form, store: createStore(() => ({ isRecalculating: false, isLeaving: false, isSent: false })) })
  const state = () => [isBusy(form), form.getAttribute('aria-busy')]
  busy.start()
  form.classList.add('theirs')
  await Promise.resolve()
  expect(state()).toEqual([true, 'true'])
  form.classList.remove('processing')
  await vi.waitFor(() => expect(state()).toEqual([false, 'false']))
  busy.start()
  expect(state()).toEqual([true, 'true'])
  busy.end()
  expect([...state(), form.className]).toEqual([false, 'false', 'checkout theirs'])
  life.end()
  document.body.replaceChildren()
})
