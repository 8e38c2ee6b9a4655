import type { CallShop } from '@tillkit/platform'
import { RequestFailed } from '@tillkit/platform/requests'
import { answerOf, F1, fieldsOf, layoutHtml, preloadedHtml as printPreloaded, wrapperHtml, type LayoutOptions } from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roll } from '../tiered-pricing.fixtures.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { Layout } from './variation-choices.ts'
import { createLayoutSource, preloadedHtml } from './layout-source.ts'

const call = vi.fn<CallShop>()
const printed: LayoutOptions = { generation: '7.x', displayType: 'table' }
const html = (id: number) => layoutHtml({ ...F1, id, parentId: 20 }, printed)

beforeEach(() => {
  call.mockReset()
})
afterEach(() => document.body.replaceChildren())

function source(changes: Partial<Config> = {}) {
  const config = { parentId: 20, byRequest: true, nonce: 'abc', displayContext: 'shop-loop', product: null, ...changes }
  return createLayoutSource(config as Config, call)
}

describe('layouts by request', () => {
  it('are asked for where the page is, with its nonce and context', async () => {
    call.mockResolvedValue(answerOf(html(21)))
    const layout = await source().of(21)
    expect(call).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}${location.pathname}?wc-ajax=get_pricing_table`,
      expect.objectContaining({ timeout: 15_000, mutates: false }),
    )
    expect(fieldsOf(call.mock.calls[0]?.[1]?.body?.content)).toEqual({ variation_id: '21', nonce: 'abc', display_context: 'shop-loop' })
    expect(layout).toMatchObject({ variationId: 21, product: { id: 21, isFallback: false } })
    expect(layout.html).toBe(html(21))
  })

  it('are kept: the second time they are there at once', async () => {
    call.mockResolvedValue(answerOf(html(21)))
    const { of } = source()
    const first = await of(21)
    expect(of(21)).toBe(first)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('under way are waited for, not asked for again', async () => {
    call.mockResolvedValue(answerOf(html(21)))
    const { of, prefetch } = source()
    prefetch(21)
    prefetch(21)
    expect(await of(21)).toMatchObject({ variationId: 21 })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('that are empty mean no tiers', async () => {
    call.mockResolvedValue(answerOf(' \n'))
    expect(await source().of(21)).toEqual({ variationId: 21, html: '', product: null })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('that are empty are doubted where there were some on the page (bug 19)', async () => {
    call.mockResolvedValueOnce(answerOf('')).mockResolvedValueOnce(answerOf(html(21)))
    expect(await source({ product: { ...roll, id: 21 } }).of(21)).toMatchObject({ product: { id: 21 } })
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('that failed are asked for again', async () => {
    const cause = new RequestFailed({ kind: 'refused', status: 500, answer: answerOf('', { status: 500, ok: false }) }, { url: '/', mutates: false })
    call.mockRejectedValueOnce(cause).mockResolvedValueOnce(answerOf(html(21)))
    const { of } = source()
    await expect(of(21)).rejects.toBe(cause)
    expect(await of(21)).toMatchObject({ product: { id: 21 } })
  })

  it('that cannot be used fail, and name the field', async () => {
    call.mockResolvedValue(answerOf(html(21).replace(/data-tiered-price="[^"]*"/, 'data-tiered-price="x"')))
    await expect(source().of(21)).rejects.toMatchObject({ field: 'data-tiered-price' })
  })

  it('that were fetched ahead may fail without a word', async () => {
    call.mockRejectedValue(new RequestFailed({ kind: 'unreachable' }, { url: '/', mutates: false }))
    source().prefetch(21)
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  })
})

describe('layouts printed with the page', () => {
  const print = (id: number, parentId = 20) =>
    wrapperHtml({ ...F1, id: parentId, rules: {} }, { ...printed, variable: { variations: [{ ...F1, id, parentId }] } })

  it('are there at once, without a request', () => {
    document.body.innerHTML = `<div>${print(21)}</div>`
    const { of, prefetch } = source({ byRequest: false })
    prefetch(21)
    expect(of(21) as Layout).toMatchObject({ variationId: 21, product: { id: 21 } })
    expect(of(22)).toEqual({ variationId: 22, html: '', product: null })
    expect(call).not.toHaveBeenCalled()
  })

  it('are read as they stand when they are asked for', () => {
    document.body.innerHTML = `<div>${print(21)}</div>`
    const { of } = source({ byRequest: false })
    expect(of(21)).toMatchObject({ product: { id: 21 } })
    document.querySelector('.tiered-pricing-preloaded-variation')?.replaceChildren()
    expect(of(21)).toMatchObject({ product: null })
  })

  it('are found beside the widget first, then anywhere in the product, then on the page (bug 23)', () => {
    const marked = (name: string) => printPreloaded({ ...printed, variable: { variations: [{ ...F1, id: 21, name }] } })
    document.body.innerHTML = `<p id="page">${marked('page')}</p>
      <div id="product">${marked('product')}<i class="tpt__tiered-pricing" data-product-id="20"></i></div>
      <div><b class="tpt__tiered-pricing" id="near"></b>${marked('near')}</div>`
    const near = document.querySelector('#near') ?? undefined
    expect(preloadedHtml(20, 21, near)).toContain('data-product-name="near"')
    expect(preloadedHtml(20, 21)).toContain('data-product-name="product"')
    document.querySelector('#product')?.remove()
    expect(preloadedHtml(20, 21)).toContain('data-product-name="page"')
    expect(preloadedHtml(20, 99)).toBe('')
  })
})
