import { layoutHtml } from '@tillkit/fixtures'
import { productById, variationById } from './catalogue/index.ts'
import { layoutOptionsOf } from './pages/printing.ts'
import { variationJson } from './pages/variation-data.ts'
import type { AnswerMode, View } from './view.ts'

/** What the shop answers to one call, and when. */
export interface AjaxAnswer {
  status: number
  type: 'text/html' | 'application/json'
  body: string
  /** `at-once`, after the shop's pause, never (the connection stays open), or cut off after it has begun. */
  when: 'at-once' | 'late' | 'never' | 'lost'
}

/** Answers the platform's front-end calls. Keeps count, so that answers can come in the wrong order. */
export type AjaxEndpoint = (name: string, form: URLSearchParams, view: View) => AjaxAnswer | undefined

/** Makes the endpoint of one shop; undefined is answered for calls that it does not know. */
export function createAjaxEndpoint(): AjaxEndpoint {
  let asked = 0
  return (name, form, view) => {
    if (name === 'get_variation') return json(matchingVariation(form, view))
    if (name !== 'get_pricing_table') return undefined
    asked += 1
    return pricingTable(form, view, view.answer === 'swapped' && asked % 2 === 1 ? 'slow' : view.answer)
  }
}

/** The tiers of a variation, the way the visitor asked to see the shop answer. */
function pricingTable(form: URLSearchParams, view: View, mode: AnswerMode): AjaxAnswer {
  return asAsked({ status: 200, type: 'text/html', when: 'at-once', body: tiersOf(form, view) }, mode)
}

/** Any answer, the way the visitor asked to see the shop answer. */
export function inMode(answer: AjaxAnswer, view: View): AjaxAnswer {
  return asAsked(answer, view.answer)
}

function asAsked(answer: AjaxAnswer, mode: AnswerMode): AjaxAnswer {
  switch (mode) {
    case 'normal':
    case 'swapped':
      return answer
    case 'slow':
      return { ...answer, when: 'late' }
    case 'fail':
      return { ...answer, status: 500, body: '<p>There has been a critical error on this website.</p>' }
    case 'empty':
      return { ...answer, body: '' }
    case 'never':
      return { ...answer, when: 'never' }
  }
}

/** The layout of a variation: empty for one that is unknown, or (5.4) that has no rules. */
function tiersOf(form: URLSearchParams, view: View): string {
  const found = variationById(Number(form.get('variation_id')))
  return found ? layoutHtml(found.variation, layoutOptionsOf(found.product, view)) : ''
}

/** The variation that fits the chosen attributes; false, as the platform says, when none does. */
function matchingVariation(form: URLSearchParams, view: View): unknown {
  const product = productById(Number(form.get('product_id')))
  const variation = product?.variable?.variations.find(({ attributes }) =>
    Object.entries(attributes).every(([name, value]) => value === '' || form.get(name) === value),
  )
  return product && variation ? variationJson(product, variation, view) : false
}

function json(value: unknown): AjaxAnswer {
  return { status: 200, type: 'application/json', when: 'at-once', body: JSON.stringify(value) }
}
