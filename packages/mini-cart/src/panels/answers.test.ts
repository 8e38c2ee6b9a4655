import { createLife, type EndableLife } from '@tillkit/dom'
import { ensureMorph } from '@tillkit/mount'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { firstState } from '../mini-cart.state.ts'
import { showAnswers, type AnswerPlace } from './answers.ts'

let life: EndableLife
beforeEach(async () => {
  life = createLife((cause) => { throw cause })
  // Another file's test may have given it up while it was on its way: then it is there when the module is.
  await Promise.all([ensureMorph(() => import('@tillkit/mount/morph')), import('@tillkit/mount/morph')])
  await new Promise((resolve) => setTimeout(resolve))
})
afterEach(() => {
  life.end()
  document.body.replaceChildren()
})

it('what somebody is typing into a field that another plugin prints beside the lines stays over an answer', () => {
  const html = (quantity: number) => `<ul><li data-cart-item-key="k1"><span>× ${quantity}</span></li></ul><input name="gift_note" value="">`
  document.body.innerHTML = `<div>${html(1)}</div>`
  const root = document.querySelector('div') as HTMLElement
  const store = Object.assign(createStore(() => firstState), { work: { setLines: vi.fn() } }) as unknown as AnswerPlace['store']
  showAnswers(life, { root, part: 'module', store, fallback: () => null })
  const note = root.querySelector('input') as HTMLInputElement
  note.focus()
  note.value = 'For Ann'
  store.setState({ answer: { html: html(2) } })
  expect([root.querySelector('span')?.textContent, root.querySelector('input')?.value, document.activeElement === note]).toEqual(['× 2', 'For Ann', true])
})
