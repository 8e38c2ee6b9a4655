// @vitest-environment node
import type { CallShop } from '@tillkit/platform'
import { answerOf, fieldsOf } from '@tillkit/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { createUpdate, readAnswer } from './mini-cart.api.ts'
import type { Config } from '../mini-cart.read.ts'

const config: Config = { orderClass: 'ags_woo_mini_cart_0', sideCartId: 'side', actionHover: undefined, actionClick: 'sidecart', actionClickMobile: undefined, updateCartNonce: 'n', updateCartConfig: 'c|s', loadingText: 'Loading...', countTitle: undefined }
const { signal } = new AbortController()
const base = { action: 'dswcp_update_cart', cartConfig: 'c|s', sideCartId: 'side', _ajax_nonce: 'n' }

describe('the call', () => {
  it.each([
    ['a refresh', undefined, base, false],
    ['a quantity', { cartAction: 'update-quantity', item: 'k', quantity: 5 }, { ...base, cartAction: 'update-quantity', item: 'k', quantity: '5' }, true],
    ['a removal', { cartAction: 'item-remove', item: 'k' }, { ...base, cartAction: 'item-remove', item: 'k' }, true],
  ] as const)('of %s sends what the plugin expects', async (_what, action, fields, keepalive) => {
    const call = vi.fn<CallShop>(async () => answerOf('{"success":true,"data":{"html":"<a></a>"}}'))
    expect(await createUpdate(call)({ config, sideCartId: 'side', action, signal })).toEqual({ kind: 'html', html: '<a></a>' })
    expect(call.mock.calls).toEqual([['/wp-admin/admin-ajax.php', expect.objectContaining({ signal, keepalive, mutates: keepalive })]])
    expect(fieldsOf(call.mock.calls[0]?.[1]?.body?.content)).toEqual(fields)
  })

  it('fails for what is no answer, so that the page\'s queue knows that nobody knows', async () => {
    const update = createUpdate(async () => answerOf('<html>maintenance</html>'))
    await expect(update({ config, sideCartId: '', signal })).rejects.toMatchObject({ name: 'RequestFailed', kind: 'unusable', status: 200 })
  })
})

describe('an answer', () => {
  it.each([
    ['{"success":true,"data":{"reload":1}}', { kind: 'reload' }],
    ['{"success":false}', { kind: 'refused', message: undefined }],
    ['{"success":false,"data":"<ul><li>We have <b>5</b>.</li></ul>"}', { kind: 'refused', message: 'We have 5 .' }],
    ['{"success":false,"data":{"message":"No."}}', { kind: 'refused', message: 'No.' }],
    ['Notice: x\n{"success":true,"data":{"html":"<a></a>"}}', { kind: 'html', html: '<a></a>' }],
    ['{"success":true,"data":{"html":" "}}', undefined],
    ['{"success":true}', undefined],
    ['-1', undefined],
    ['0', undefined],
    ['', undefined],
    ['{"data":{"html":"x"}}', undefined],
  ])('%j is read', (text, expected) => {
    expect(readAnswer(text)).toEqual(expected)
  })
})
