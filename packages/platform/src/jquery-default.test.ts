import { createLife, type EndableLife } from '@tillkit/dom'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bindLegacy, emitLegacy, onLegacyDefault } from './jquery.ts'

let life: EndableLife
let form: HTMLElement
let log: string[]

beforeEach(() => {
  Reflect.set(window, 'jQuery', jQuery)
  document.body.innerHTML = '<form><select class="one"></select><select class="two"></select></form>'
  form = document.querySelector('form') as HTMLElement
  log = []
  life = createLife((cause) => {
    throw cause
  })
})

afterEach(() => {
  life.end()
  jQuery(form).off()
  Reflect.deleteProperty(window, 'jQuery')
  document.body.replaceChildren()
})

const note = (word: string) => () => void log.push(word)

describe('a default action', () => {
  it('comes before handlers that were bound earlier, and is heard once', () => {
    jQuery(form).on('found', note('theirs'))
    onLegacyDefault(form, { types: 'found.shop', listener: note('ours') }, life)
    jQuery(form).on('found', note('later'))
    emitLegacy(form, 'found')
    expect(log).toEqual(['ours', 'theirs', 'later'])
  })

  it('within elements comes before delegated handlers, natively and through jQuery', () => {
    jQuery(form).on('change', '.one', note('theirs'))
    onLegacyDefault(form, { types: 'change.shop', within: '.one', listener: note('ours') }, life)
    jQuery('.one').trigger('change')
    document.querySelector('.one')?.dispatchEvent(new Event('change', { bubbles: true }))
    jQuery('.two').trigger('change')
    expect(log).toEqual(['ours', 'theirs', 'ours', 'theirs'])
  })

  it('within elements answers at those alone where members of all objects keep jQuery from looking for them', () => {
    Reflect.set(Object.prototype, 'neighbour', 'not yours')
    try {
      onLegacyDefault(form, { types: 'change.shop', within: '.one', listener: note('ours') }, life)
      for (const name of ['.two', '.one']) {
        const [field] = document.querySelectorAll<HTMLElement>(name)
        if (field) emitLegacy(field, 'change')
      }
      expect(log).toEqual(['ours'])
    } finally {
      Reflect.deleteProperty(Object.prototype, 'neighbour')
    }
  })

  it('may be taken off by its namespace, for good, also for what is raised natively', () => {
    const taken = onLegacyDefault(form, { types: 'change.shop', listener: note('ours') }, life)
    expect(taken.isTakenOff()).toBe(false)
    jQuery(form).off('.shop')
    bindLegacy()
    jQuery('.one').trigger('change')
    document.querySelector('.one')?.dispatchEvent(new Event('change', { bubbles: true }))
    expect([taken.isTakenOff(), log]).toEqual([true, []])
  })

  it('comes back where the element was taken out of the page by jQuery and put back', () => {
    const taken = onLegacyDefault(form, { types: 'found.shop', listener: note('ours') }, life)
    jQuery(form).remove()
    document.body.append(form)
    bindLegacy()
    emitLegacy(form, 'found')
    expect([taken.isTakenOff(), log]).toEqual([false, ['ours']])
  })

  it('answers natively on a page without jQuery, at its elements alone', () => {
    Reflect.deleteProperty(window, 'jQuery')
    life.end()
    life = createLife(() => undefined)
    onLegacyDefault(form, { types: 'change.shop', within: '.one', listener: note('ours') }, life)
    for (const select of form.querySelectorAll('select')) select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(log).toEqual(['ours'])
  })

  it('ends with its life', () => {
    onLegacyDefault(form, { types: 'found.shop', listener: note('ours') }, life)
    life.end()
    emitLegacy(form, 'found')
    expect(log).toEqual([])
  })
})
