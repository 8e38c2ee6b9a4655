import { createLife, type EndableLife } from '@tillkit/dom'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onVariation, raiseVariation, tellVariations } from './variation-news.ts'

let life: EndableLife
let form: HTMLElement
let told: unknown[]

beforeEach(() => {
  document.body.innerHTML = '<form class="variations_form"><div class="single_variation"></div></form>'
  form = document.querySelector('form') as HTMLElement
  told = []
  life = createLife((cause) => {
    throw cause
  })
  for (const news of ['found', 'shown', 'reset', 'ready']) {
    form.addEventListener(`tillkit:variation-${news}`, (event) => told.push([news, (event as CustomEvent).detail]))
  }
})

afterEach(() => {
  life.end()
  jQuery(form).off()
  Reflect.deleteProperty(window, 'jQuery')
  document.body.replaceChildren()
})

describe('with jQuery', () => {
  beforeEach(() => void Reflect.set(window, 'jQuery', jQuery))

  it('what a form says is told natively, once, however many of us tell it', () => {
    const other = life.branch()
    tellVariations(form, other)
    tellVariations(form, life)
    jQuery(form).trigger('found_variation', [{ id: 1 }] as never)
    other.end()
    jQuery('.single_variation').trigger('show_variation', [{ id: 1 }, true] as never)
    jQuery(form).trigger('reset_data').trigger('wc_variation_form', [{}] as never)
    expect(told).toEqual([
      ['found', { form, variation: { id: 1 } }], ['shown', { form, variation: { id: 1 }, purchasable: true }], ['reset', { form }], ['ready', { form }],
    ])
    life.end()
    jQuery(form).trigger('reset_data')
    expect(told).toHaveLength(4)
  })

  it('is heard once by those of us who listen, though it is told natively too', () => {
    const heard: unknown[] = []
    tellVariations(form, life)
    onVariation(form, { found: (variation) => heard.push(variation), shown: (_variation, purchasable) => heard.push(purchasable) }, life)
    jQuery(form).trigger('found_variation', [7] as never)
    jQuery('.single_variation').trigger('show_variation', [7, false] as never)
    expect(heard).toEqual([7, false])
  })
})

it('without jQuery those of us who listen hear what is raised natively', () => {
  const heard: unknown[] = []
  onVariation(form, { found: (variation) => heard.push(variation), reset: () => heard.push('reset') }, life)
  raiseVariation(form, 'found', [7])
  raiseVariation(form, 'reset')
  expect(heard).toEqual([7, 'reset'])
})
